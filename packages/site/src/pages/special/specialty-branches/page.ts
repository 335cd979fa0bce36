import { BRANCH_THEMES } from '@bank/contract';
import { branchWords } from '../../../parts/branches/use-branch-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { areaParameter, codeParameter, pageParameter } from '../../../base/page/query-parameters.ts';
import { loadSpecialtyBranches } from './load-specialty-branches.ts';
import { SpecialtyBranchesPage } from './SpecialtyBranchesPage.tsx';

/** /spesialfinance/characterSubBranchList: the branches for an industry, by theme and city (product guide SPE-1). */
export const page = definePage({
  parameters: { theme: codeParameter(BRANCH_THEMES), city: areaParameter, page: pageParameter },
  words: (language) => branchWords.load(language),
  async load(request) {
    const [data] = await Promise.all([loadSpecialtyBranches(request), branchWords.load(request.language)]);
    return data;
  },
  head: ({ found }) => ({ list: found }),
  Page: SpecialtyBranchesPage,
});
