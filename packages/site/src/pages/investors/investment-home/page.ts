import { definePage } from '../../../base/page/page-module.ts';
import { COLUMNS } from '@bank/contract';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { shareParameters } from '../parts/share-price/share-parameters.ts';
import { InvestmentHomePage, figureColumns, ratioLines } from './InvestmentHomePage.tsx';
import { loadInvestmentHome } from './load-investment-home.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';

/** /investment and /en/investment (S2-investment). */
export const page = definePage({
  parameters: shareParameters,
  words: [investmentWords],
  awaits: () => true,
  async load(request) {
    const [data] = await Promise.all([
      loadInvestmentHome(request),
      figureColumns.fetch(),
      ratioLines.fetch(),
    ]);
    return data;
  },
  head: (_, { language }) => ({
    feeds: listFeed(COLUMNS.announcements, language, investmentWords.of(language).feedTitle),
  }),
  Page: InvestmentHomePage,
});
