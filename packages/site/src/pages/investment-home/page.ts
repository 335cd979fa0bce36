import { definePage } from '../../routing/page-module.ts';
import { codeParameter } from '../../routing/query-parameters.ts';
import { CHARTED } from '../../investment/KeyFiguresChart.tsx';
import { announcementsFeed } from '../../investment/investment-files.ts';
import { investmentWords } from '../../investment/use-investment-words.ts';
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
