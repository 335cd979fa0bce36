import { z } from 'zod';
import { Day, Id, PageId, UrlType, request } from '../../base/schemas.ts';
import { Cover } from '../files/schemas.ts';

export const Banner = z.object({
  id: Id,
  /** One or two lines, parted by \n. */
  title: z.string(),
  /** The short name on the slide's tab. */
  tabName: z.string(),
  kicker: z.string(),
  subTitle: z.string(),
  cover: Cover,
  /** The crop for windows below 768 px. */
  phoneCover: Cover.optional(),
  alt: z.string(),
  actionName: z.string(),
  url: z.string(),
  urlType: UrlType,
  secondName: z.string(),
  secondUrl: z.string(),
  /** Words over the picture, placed in its own 1366 × 484 coordinates. */
  labels: z.array(
    z.object({ x: z.number(), y: z.number(), text: z.string(), anchor: z.enum(['start', 'middle', 'end']) }),
  ),
  sort: z.number(),
});
export type Banner = z.infer<typeof Banner>;
export const BannerListRequest = request({ pageId: PageId });
export const BannerList = z.array(Banner);

export const BannerDetailRequest = request({ id: Id });
export const BannerDetail = Banner.pick({
  id: true,
  tabName: true,
  kicker: true,
  subTitle: true,
  cover: true,
  phoneCover: true,
  alt: true,
}).extend({
  startDate: Day.optional(),
  endDate: Day.optional(),
  /** Sanitised HTML. */
  content: z.string(),
});
export type BannerDetail = z.infer<typeof BannerDetail>;
