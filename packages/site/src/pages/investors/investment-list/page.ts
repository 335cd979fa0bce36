import { COLUMNS } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { InvestmentListBanner } from './InvestmentListBanner.tsx';
import { InvestmentListPage } from './InvestmentListPage.tsx';
import { investmentParameters } from './investment-parameters.ts';
import { INVESTMENT_COLUMNS, loadInvestmentList } from './load-investment-list.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';

/** /investment/secondlist and its English twin: what the columns of investor relations hold. */
export const page = definePage({
  parameters: investmentParameters,
  columns: INVESTMENT_COLUMNS,
  words: [investmentWords],
  awaits: () => true,
  // What shares bring one holder is worked out for that holder alone.
  limit: ({ shares }) => (shares === undefined ? undefined : 'calculation'),
  load: loadInvestmentList,
  head: ({ view }, { query, language }) => ({
    isOneVisitors: view.kind === 'dividends' && query['shares'] !== undefined,
    ...(view.kind === 'announcements' && { list: view.found }),
    ...((query['column'] ?? COLUMNS.announcements) === COLUMNS.announcements &&
      view.kind === 'announcements' && {
        feeds: listFeed(COLUMNS.announcements, language),
      }),
  }),
  Page: InvestmentListPage,
  Banner: InvestmentListBanner,
});
