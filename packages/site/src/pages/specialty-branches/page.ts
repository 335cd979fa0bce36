import {
  areaTree,
  BRANCH_THEMES,
  branchList,
  type AreaTree,
  type BranchList,
  type BranchThemeCode,
} from '@bank/contract';
import { branchWords } from '../../branches/use-branch-words.ts';
import { definePage, type PageRequest } from '../../routing/page-module.ts';
import { areaParameter, codeParameter, pageParameter } from '../../routing/query-parameters.ts';
import { SpecialtyBranchesPage } from './SpecialtyBranchesPage.tsx';

export interface SpecialtyBranchesData {
  areas: AreaTree;
  found: BranchList;
  /** However many there are without any limit. */
  all: BranchList;
}

/** /spesialfinance/characterSubBranchList: the branches for an industry, by theme and city (product guide SPE-1). */
export const page = definePage({
  parameters: { theme: codeParameter(BRANCH_THEMES), city: areaParameter, page: pageParameter },
  words: (language) => branchWords.load(language),
  async load(request) {
    const [data] = await Promise.all([loadSpecialtyBranches(request), branchWords.load(request.language)]);
    return data;
  },
  head: (_, { query }) => ({ noindex: Object.keys(query).length > 0 }),
  Page: SpecialtyBranchesPage,
});

async function loadSpecialtyBranches({ client, query, signal }: PageRequest): Promise<SpecialtyBranchesData> {
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
