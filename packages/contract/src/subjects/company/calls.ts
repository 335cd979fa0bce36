import type { z } from 'zod';
import { get, post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

/** New: the filters of CORP-3, which the list of plain articles does not have. */
export const corporateList = post<In<typeof s.CorporateListRequest>, s.CorporateList>(
  '/api/webCorporate/queryList',
);
/** New: CORP-3. */
export const corporateDetail = get<In<typeof s.CorporateDetailRequest>, s.CorporateDetail>(
  '/api/webCorporate/detail',
);
