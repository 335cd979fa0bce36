import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const bannerList = post<In<typeof s.BannerListRequest>, s.Banner[]>('/api/webPersonal/bannerList');
/** New: what stands behind a slide (S2-banner). */
export const bannerDetail = post<In<typeof s.BannerDetailRequest>, s.BannerDetail>(
  '/api/webPersonal/bannerDetail',
);
