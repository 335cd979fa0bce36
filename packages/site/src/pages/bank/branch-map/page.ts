import { BRANCH_SERVICES, BRANCH_TYPES } from '@bank/contract';
import { branchAddress, branchName } from '../../../parts/branches/branch-names.ts';
import { definePage } from '../../../base/page/page-module.ts';
import {
  areaParameter,
  codeParameter,
  codesParameter,
  idParameter,
  keywordParameter,
  pageParameter,
} from '../../../base/page/query-parameters.ts';
import { BranchBanner } from './BranchBanner.tsx';
import { BranchMapPage } from './BranchMapPage.tsx';
import { bankOrCreditUnion } from './detail/bank-or-credit-union.ts';
import { loadBranches } from './load-branches.ts';
import { cityPointWords } from '../../../words/bank/city-points/words.ts';
import { branchWords } from '../../../words/bank/branches/words.ts';

/** /bobbank/map and its English twin: the list of branches, and with `id` one of them (BR-1, BR-7). */
export const page = definePage({
  parameters: {
    id: idParameter,
    province: areaParameter,
    city: areaParameter,
    district: areaParameter,
    open: codeParameter(['1']),
    service: codesParameter(BRANCH_SERVICES),
    type: codesParameter(BRANCH_TYPES),
    keyword: keywordParameter,
    page: pageParameter,
  },
  words: [branchWords, cityPointWords],
  load: loadBranches,
  head: (data, { query, language, record }) => {
    if (data.kind === 'LIST') {
      return {
        wholeWidth: true,
        list: data.found,
        // What is open changes by the minute: such a page is made when it is asked for.
        isOneVisitors: query['open'] !== undefined,
      };
    }
    const { branch } = data;
    const name = branchName(branch, language);
    return {
      title: name,
      heading: name,
      wholeWidth: true,
      description: branchWords.of(language).description(name, branchAddress(branch, language)),
      jsonLd: bankOrCreditUnion(branch, record.path, language),
    };
  },
  Page: BranchMapPage,
  Banner: BranchBanner,
});
