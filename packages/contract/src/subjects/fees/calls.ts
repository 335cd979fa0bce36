import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

/** New: FEE-1. */
export const feeList = post<z.input<typeof s.FeeListRequest>, s.FeeList>('/api/webFee/queryList');
