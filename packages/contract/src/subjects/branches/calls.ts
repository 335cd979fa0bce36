import type { z } from 'zod';
import type * as s from './schemas.ts';
import { post } from '../../base/endpoint.ts';

/* New, for BR-1 to BR-7. */

export const areaTree = post<z.input<typeof s.AreaTreeRequest>, s.AreaTree>('/api/webBranch/areaTree');
export const branchList = post<z.input<typeof s.BranchListRequest>, s.BranchList>('/api/webBranch/queryList');
export const branchPoints = post<z.input<typeof s.BranchPointsRequest>, s.BranchPoint[]>(
  '/api/webBranch/points',
);
export const branchDetail = post<z.input<typeof s.BranchDetailRequest>, s.BranchDetail>(
  '/api/webBranch/detail',
);
