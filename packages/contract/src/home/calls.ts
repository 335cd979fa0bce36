import type { z } from 'zod';
import { post } from '../base/endpoint.ts';
import type * as s from './schemas.ts';
import type { WealthProduct } from '../wealth/schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const bannerList = post<In<typeof s.BannerListRequest>, s.Banner[]>(
  '/api/webPersonal/bannerList',
  'Banners of a page that are on show now',
);
/** New: what stands behind a slide (specification 2.1, /bannerDetail). */
export const bannerDetail = post<In<typeof s.BannerDetailRequest>, s.BannerDetail>(
  '/api/webPersonal/bannerDetail',
  'The text behind a banner',
);
export const dailyProducts = post<In<typeof s.DailyProductsRequest>, WealthProduct[]>(
  '/api/webPersonal/dailyProdList',
  'Products in focus, the first is the lead',
);
export const shortcutList = post<In<typeof s.ShortcutListRequest>, s.Shortcut[]>(
  '/api/webPersonal/shortcutList',
  'Shortcuts, stories and assurances of a page',
);
export const specialProducts = post<In<typeof s.SpecialProductsRequest>, s.ProductGroup[]>(
  '/api/webPersonal/querySpeProduct',
  'Product groups of a page',
);
/** New: the English home's figures (mock home-en). */
export const highlights = post<In<typeof s.HighlightsRequest>, s.Highlights>(
  '/api/webInvestment/highlights',
  'Key figures of the latest report',
);
/** New, product guide 4.6. */
export const investorCalendar = post<In<typeof s.CalendarRequest>, s.InvestorEvent[]>(
  '/api/webInvestment/calendar',
  'Dates for investors, soonest first',
);
