import { COMPARED_AT_MOST } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter, keywordParameter, listParameter } from '../../../base/page/query-parameters.ts';
import { WealthComparePage } from './WealthComparePage.tsx';
import { loadWealthCompare } from './load-wealth-compare.ts';
import { wealthWords } from '../../../words/wealth/wealth/words.ts';

/** /personal/personalInvestmentCompare and /company/…: up to four products side by side, named by the address (WLTH-3). */
export const page = definePage({
  parameters: {
    codes: listParameter(/^[A-Za-z0-9-]{1,32}$/, COMPARED_AT_MOST),
    only: codeParameter(['different']),
    /** The two that a phone shows. */
    pair: listParameter(/^[A-Za-z0-9-]{1,32}$/, 2),
    add: keywordParameter,
  },
  words: [wealthWords],
  load: loadWealthCompare,
  head: () => ({ wholeWidth: true }),
  Page: WealthComparePage,
});
