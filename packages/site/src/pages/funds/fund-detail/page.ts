import { fundWords } from '../parts/use-fund-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { termWords } from '../../../parts/terms/use-term-words.ts';
import { FundDetailPage, fundTab } from './FundDetailPage.tsx';
import { detailParameters } from '../parts/fund-detail-query.ts';
import { fundDetailWords } from './use-fund-detail-words.ts';

const ALL_WORDS = [fundWords, fundDetailWords, termWords];

/** /personal/second/fundshow: one fund, a tab of it at a time (FUND-2, FUND-4). */
export const page = definePage({
  parameters: detailParameters,
  words: async (language) => {
    await Promise.all(ALL_WORDS.map((words) => words.load(language)));
  },
  async load(request) {
    const words = Promise.all(ALL_WORDS.map((own) => own.load(request.language)));
    // Awaited below; a fund that does not exist must not leave it unhandled.
    words.catch(() => undefined);
    const [{ loadFundDetail }] = await Promise.all([import('./load-fund-detail.ts'), fundTab.fetch()]);
    const data = await loadFundDetail(request);
    await words;
    return data;
  },
  head: ({ fund }) => ({
    title: `${fund.fundName}（${fund.fundCode}）`,
    heading: fund.fundName,
    description: `${fund.fullName}（${fund.fundCode}），${fund.companyName}。${fund.scopeText}`.slice(0, 150),
  }),
  Page: FundDetailPage,
});
