import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type { WealthProduct } from '../wealth/schemas.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

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
/** New: the English home's figures. */
export const highlights = post<In<typeof s.HighlightsRequest>, s.Highlights>(
  '/api/webInvestment/highlights',
  'Key figures of the latest report',
);
