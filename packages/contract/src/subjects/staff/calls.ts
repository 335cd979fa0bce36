import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

/** New: exact search only (STAFF-1, STAFF-2). */
export const salesStaff = post<In<typeof s.SalesStaffRequest>, s.SalesStaff[]>('/api/webSalesStaff/query', {
  limit: 'lookup',
  takesEvenTime: true,
});

/** New: the outlets whose staff may sell, for the form that looks one up. */
export const salesOutlets = post<In<typeof s.SalesOutletsRequest>, s.SalesOutlet[]>(
  '/api/webSalesStaff/outlets',
);
