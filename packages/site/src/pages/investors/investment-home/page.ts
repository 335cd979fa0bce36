import { definePage } from '../../../base/page/page-module.ts';
import { codeParameter } from '../../../base/page/query-parameters.ts';
import { CHARTED } from '../parts/KeyFiguresChart.tsx';
import { announcementsFeed } from '../parts/investment-files.ts';
import { investmentWords } from '../parts/use-investment-words.ts';
import { InvestmentHomePage } from './InvestmentHomePage.tsx';
import { loadInvestmentHome } from './load-investment-home.ts';

/** /investment and /en/investment (product guide 2.11). */
export const page = definePage({
  parameters: { figure: codeParameter(CHARTED) },
  words: (language) => investmentWords.load(language),
  async load(request) {
    const [data] = await Promise.all([loadInvestmentHome(request), investmentWords.load(request.language)]);
    return data;
  },
  head: (_, { language }) => ({
    feeds: [
      {
        type: 'application/atom+xml',
        title: investmentWords.of(language).feedTitle,
        href: announcementsFeed(language),
      },
    ],
  }),
  Page: InvestmentHomePage,
});
