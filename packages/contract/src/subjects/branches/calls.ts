import type { z } from 'zod';
import type * as s from './schemas.ts';
import { post } from '../../base/endpoint.ts';

/* New, for BR-1 to BR-7. */

export const areaTree = post<z.input<typeof s.AreaTreeRequest>, s.AreaTree>(
  '/api/webBranch/areaTree',
  'Provinces, cities and districts that have branches, with how many',
);
export const branchList = post<z.input<typeof s.BranchListRequest>, s.BranchList>(
  '/api/webBranch/queryList',
  'Branches by area, type, services, keyword, opening and distance',
);
export const branchPoints = post<z.input<typeof s.BranchPointsRequest>, s.BranchPoint[]>(
  '/api/webBranch/points',
  'Where the branches of a list are, for a map',
);
export const branchDetail = post<z.input<typeof s.BranchDetailRequest>, s.BranchDetail>(
  '/api/webBranch/detail',
  'One branch and the nearest others',
);
