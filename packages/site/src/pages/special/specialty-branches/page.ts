import { BRANCH_THEMES } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { areaParameter, codeParameter, pageParameter } from '../../../base/page/query-parameters.ts';
import { loadSpecialtyBranches } from './load-specialty-branches.ts';
import { SpecialtyBranchesBanner } from './SpecialtyBranchesBanner.tsx';
import { SpecialtyBranchesPage } from './SpecialtyBranchesPage.tsx';
import { branchWords } from '../../../words/bank/branches/words.ts';

/** /spesialfinance/characterSubBranchList: the branches for an industry, by theme and city (SPE-1). */
export const page = definePage({
  parameters: { theme: codeParameter(BRANCH_THEMES), city: areaParameter, page: pageParameter },
  words: [branchWords],
  load: loadSpecialtyBranches,
  head: ({ found }) => ({ list: found }),
  Page: SpecialtyBranchesPage,
  Banner: SpecialtyBranchesBanner,
});
