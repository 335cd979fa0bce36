import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const wealthQuery = post<In<typeof s.WealthQueryRequest>, s.WealthPage>(
  '/api/webPersonalProduct/query',
  'Wealth products by filter, or the products of a comparison',
);
/** New. Unlisted products answer too, and say why they are unlisted. */
export const wealthDetail = post<In<typeof s.WealthDetailRequest>, s.WealthDetail>(
  '/api/webPersonalProduct/detail',
  'One wealth product',
);
/** New: WLTH-4. */
export const navList = post<In<typeof s.NavListRequest>, s.NavPoint[]>(
  '/api/webPersonalProduct/navList',
  'NAV history of a wealth product, oldest day first',
);
/** New, WLTH-10: what /company/second/lccplist shows. */
export const productPapers = post<In<typeof s.ProductPapersRequest>, s.ProductPapersPage>(
  '/api/webPersonalProduct/papers',
  'Manuals, risk notices and announcements, grouped by wealth product',
);
/** New: the history rows of the comparison (WLTH-3). */
export const wealthPerformance = post<In<typeof s.WealthPerformanceRequest>, s.WealthPerformance[]>(
  '/api/webPersonalProduct/performance',
  'Return, drawdown and trend of up to four wealth products',
);
/** New: what was reached against the benchmark, and what holding paid so far. */
export const wealthTrack = post<In<typeof s.WealthTrackRequest>, s.WealthTrack>(
  '/api/webPersonalProduct/track',
  'Benchmark and result of a wealth product by period, and the outcomes of holding it',
);
/** New: when products deal next. */
export const wealthOpenings = post<In<typeof s.WealthOpeningsRequest>, s.WealthOpenings[]>(
  '/api/webPersonalProduct/openings',
  'Next opening days of wealth products, with the days of confirmation and payment',
);
export const organs = post<In<typeof s.OrgansRequest>, s.Organ[]>(
  '/api/wealth/callOrgan',
  'Issuers of wealth products',
);
