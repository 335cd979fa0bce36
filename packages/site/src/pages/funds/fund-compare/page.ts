import { COMPARED_AT_MOST } from '@bank/contract';
import { fundWords } from '../parts/use-fund-words.ts';
import { rangeParameter } from '../../../parts/charts/history/history-range.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter, keywordParameter, listParameter } from '../../../base/page/query-parameters.ts';
import { RANGES, USUAL_RANGE } from '../parts/fund-detail-query.ts';
import { FundComparePage, curveChart } from './FundComparePage.tsx';
import { compareWords } from './use-fund-compare-words.ts';

/** /personal/second/funddb: up to four funds side by side, named by the address (FUND-3). */
export const page = definePage({
  parameters: {
    codes: listParameter(/^\d{6}$/, COMPARED_AT_MOST),
    range: rangeParameter(RANGES, USUAL_RANGE),
    only: codeParameter(['different']),
    add: keywordParameter,
  },
  words: async (language) => {
    await Promise.all([fundWords.load(language), compareWords.load(language)]);
  },
  async load(request) {
    const { language } = request;
    const words = Promise.all([fundWords.load(language), compareWords.load(language)]);
    const loading = import('./load-fund-compare.ts').then(({ loadFundCompare }) => loadFundCompare(request));
    const [data] = await Promise.all([loading, words, curveChart.fetch()]);
    return data;
  },
  Page: FundComparePage,
});
