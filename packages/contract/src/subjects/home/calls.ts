import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type { WealthProduct } from '../wealth/schemas.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const dailyProducts = post<In<typeof s.DailyProductsRequest>, WealthProduct[]>(
  '/api/webPersonal/dailyProdList',
);
export const shortcutList = post<In<typeof s.ShortcutListRequest>, s.Shortcut[]>(
  '/api/webPersonal/shortcutList',
);
export const specialProducts = post<In<typeof s.SpecialProductsRequest>, s.ProductGroup[]>(
  '/api/webPersonal/querySpeProduct',
);
/** New: the English home's figures. */
export const highlights = post<In<typeof s.HighlightsRequest>, s.Highlights>('/api/webInvestment/highlights');
