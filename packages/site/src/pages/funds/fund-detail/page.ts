import { definePage } from '../../../base/page/page-module.ts';
import { redeemLadder } from './Beside.tsx';
import { FundDetailPage, fundTab } from './FundDetailPage.tsx';
import { detailParameters, isOwnSum } from '../parts/fund-detail-query.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { termWords } from '../../../words/common/terms/words.ts';
import { formWords } from '../../../words/common/forms/words.ts';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';
import { bracketed, joinedClauses } from '../../../base/format/punctuation.ts';

/** /personal/second/fundshow: one fund, a tab of it at a time (FUND-2, FUND-4). */
export const page = definePage({
  parameters: detailParameters,
  limit: (query) => (isOwnSum(query) ? 'calculation' : undefined),
  words: [fundWords, fundDetailWords, termWords, formWords],
  speaksInLoad: true,
  async load(request) {
    const [{ loadFundDetail }] = await Promise.all([
      import('./load-fund-detail.ts'),
      fundTab.fetch(),
      redeemLadder.fetch(),
    ]);
    return loadFundDetail(request);
  },
  head: ({ fund }, { query, language }) => ({
    title: fund.fundName + bracketed(fund.fundCode, language),
    heading: fund.fundName,
    description: joinedClauses(
      [fund.fullName + bracketed(fund.fundCode, language), fund.companyName, fund.scopeText],
      language,
    ).slice(0, 150),
    isOneVisitors: isOwnSum(query),
  }),
  Page: FundDetailPage,
});
