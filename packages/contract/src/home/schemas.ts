import { z } from 'zod';
import { Day, Decimal, Id, Moment, PageId, UrlType, limit, request } from '../base/schemas.ts';
import { EVENT_KINDS } from '../dictionaries.ts';
import { Cover } from '../files/schemas.ts';
import { Fund } from '../funds/schemas.ts';
import { WealthProduct } from '../wealth/schemas.ts';

export const Banner = z.object({
  id: Id,
  /** One or two lines, parted by \n. */
  title: z.string(),
  /** The short name on the slide's tab. */
  tabName: z.string(),
  kicker: z.string(),
  subTitle: z.string(),
  cover: Cover,
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
  alt: true,
}).extend({
  startDate: Day.optional(),
  endDate: Day.optional(),
  /** Sanitised HTML. */
  content: z.string(),
});
export type BannerDetail = z.infer<typeof BannerDetail>;

/** QUERY stands on the page of enquiries, grouped by `category`; STEP and CHANNEL say how and where to complain; the others on a home page. */
export const SHORTCUT_POSITIONS = ['QUICK', 'STORY', 'ASSURANCE', 'QUERY', 'STEP', 'CHANNEL'] as const;
export const Shortcut = z.object({
  id: Id,
  name: z.string(),
  /** An icon of the identity, e.g. `fx`; '' where a picture is used. */
  icon: z.string(),
  category: z.string(),
  summary: z.string(),
  cover: Cover,
  url: z.string(),
  urlType: UrlType,
  sort: z.number(),
});
export type Shortcut = z.infer<typeof Shortcut>;
export const ShortcutListRequest = request({
  pageId: PageId,
  /** The row of services, the picture stories, the assurances, the steps of a procedure, or where to turn to. */
  position: z.enum(SHORTCUT_POSITIONS).default('QUICK'),
});
export const ShortcutList = z.array(Shortcut);

export const DailyProductsRequest = request({ pageId: PageId, limit: limit(6) });
export const DailyProducts = z.array(WealthProduct);
export const SpecialProductsRequest = request({ pageId: PageId });
/** Groups in the editor's order; `list` items are of the kind that `prodType` names. */
export const ProductGroup = z.discriminatedUnion('prodType', [
  z.object({
    groupName: z.string(),
    prodType: z.literal('WEALTH'),
    total: z.number(),
    list: z.array(WealthProduct),
  }),
  z.object({ groupName: z.string(), prodType: z.literal('FUND'), total: z.number(), list: z.array(Fund) }),
]);
export type ProductGroup = z.infer<typeof ProductGroup>;
export const ProductGroups = z.array(ProductGroup);

/** Key figures of the bank for the home page, in the editor's order. */
export const Highlights = z.object({
  note: z.string(),
  url: z.string(),
  items: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      value: Decimal,
      unit: z.string(),
      comparison: z.string(),
    }),
  ),
});
export type Highlights = z.infer<typeof Highlights>;
export const HighlightsRequest = request({});

export const InvestorEvent = z.object({
  id: Id,
  title: z.string(),
  kind: z.enum(EVENT_KINDS),
  startTime: Moment,
  endTime: Moment.optional(),
  /** The day counts, not the hour: record and payment dates. */
  isAllDay: z.boolean().optional(),
  place: z.string().optional(),
  url: z.string().optional(),
});
export type InvestorEvent = z.infer<typeof InvestorEvent>;
export const CalendarRequest = request({ from: Day.optional(), limit: limit(10) });
export const Calendar = z.array(InvestorEvent);
