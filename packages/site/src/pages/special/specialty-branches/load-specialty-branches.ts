import { areaTree, branchList, type AreaTree, type BranchList, type BranchThemeCode } from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';

export interface SpecialtyBranchesData {
  areas: AreaTree;
  found: BranchList;
  /** However many there are without any limit. */
  all: BranchList;
}

export async function loadSpecialtyBranches({
  client,
  query,
  signal,
}: PageRequest): Promise<SpecialtyBranchesData> {
  const { theme, city } = query;
  const specialty = { branchTypes: ['6' as const] };
  const [areas, found, all] = await Promise.all([
    client.call(areaTree, {}, signal),
    client.call(
      branchList,
      {
        ...specialty,
        ...(theme !== undefined && { themes: [theme as BranchThemeCode] }),
        ...(city !== undefined && { city }),
        pageNum: Number(query['page'] ?? 1),
      },
      signal,
    ),
    client.call(branchList, { ...specialty, pageSize: 50 }, signal),
  ]);
  return { areas, found, all };
}
