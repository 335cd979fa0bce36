import { COMPARED_AT_MOST } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter, keywordParameter, listParameter } from '../../../base/page/query-parameters.ts';
import { wealthWords } from '../parts/use-wealth-words.ts';
import { WealthComparePage } from './WealthComparePage.tsx';
import { loadWealthCompare } from './load-wealth-compare.ts';

/** /personal/personalInvestmentCompare and /company/…: up to four products side by side, named by the address (WLTH-3). */
export const page = definePage({
  parameters: {
    codes: listParameter(/^[A-Za-z0-9-]{1,32}$/, COMPARED_AT_MOST),
    only: codeParameter(['different']),
    add: keywordParameter,
  },
  words: (language) => wealthWords.load(language),
  load: async (request) => {
    const [data] = await Promise.all([loadWealthCompare(request), wealthWords.load(request.language)]);
    return data;
  },
  head: () => ({ wholeWidth: true }),
  Page: WealthComparePage,
});
