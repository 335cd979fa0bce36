import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const wealthQuery = post<In<typeof s.WealthQueryRequest>, s.WealthPage>(
  '/api/webPersonalProduct/query',
);
/** New. Unlisted products answer too, and say why they are unlisted. */
export const wealthDetail = post<In<typeof s.WealthDetailRequest>, s.WealthDetail>(
  '/api/webPersonalProduct/detail',
);
/** New: WLTH-4. */
export const navList = post<In<typeof s.NavListRequest>, s.NavPoint[]>('/api/webPersonalProduct/navList');
/** New, WLTH-10: what /company/second/lccplist shows. */
export const productPapers = post<In<typeof s.ProductPapersRequest>, s.ProductPapersPage>(
  '/api/webPersonalProduct/papers',
);
/** New: the history rows of the comparison (WLTH-3). */
export const wealthPerformance = post<In<typeof s.WealthPerformanceRequest>, s.WealthPerformance[]>(
  '/api/webPersonalProduct/performance',
);
/** New: what was reached against the benchmark, and what holding paid so far. */
export const wealthTrack = post<In<typeof s.WealthTrackRequest>, s.WealthTrack>(
  '/api/webPersonalProduct/track',
);
/** New: when products deal next. */
export const wealthOpenings = post<In<typeof s.WealthOpeningsRequest>, s.WealthOpenings[]>(
  '/api/webPersonalProduct/openings',
);
export const organs = post<In<typeof s.OrgansRequest>, s.Organ[]>('/api/wealth/callOrgan');
