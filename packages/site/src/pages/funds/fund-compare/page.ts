import { COMPARED_AT_MOST } from '@bank/contract';
import { rangeParameter } from '../../../parts/charts/history/history-range.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter, keywordParameter, listParameter } from '../../../base/page/query-parameters.ts';
import { RANGES, USUAL_RANGE } from '../parts/fund-detail-query.ts';
import { FundComparePage, curveChart } from './FundComparePage.tsx';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { fundCompareWords } from '../../../words/funds/fund-compare/words.ts';

/** /personal/second/funddb: up to four funds side by side, named by the address (FUND-3). */
export const page = definePage({
  parameters: {
    codes: listParameter(/^\d{6}$/, COMPARED_AT_MOST),
    range: rangeParameter(RANGES, USUAL_RANGE),
    only: codeParameter(['different']),
    /** The two that a phone shows. */
    pair: listParameter(/^\d{6}$/, 2),
    add: keywordParameter,
  },
  words: [fundWords, fundCompareWords],
  async load(request) {
    const loading = import('./load-fund-compare.ts').then(({ loadFundCompare }) => loadFundCompare(request));
    const [data] = await Promise.all([loading, curveChart.fetch()]);
    return data;
  },
  Page: FundComparePage,
});
