import { COLUMNS, MARKET_LINES } from '@bank/contract';
import { LINE_COLUMNS } from '../../../parts/corporate/market-lines.ts';
import { definePage } from '../../../base/page/page-module.ts';
import {
  codeParameter,
  columnParameter,
  keywordParameter,
  pageParameter,
  yearParameter,
} from '../../../base/page/query-parameters.ts';
import { FinanceSecondBanner } from './FinanceSecondBanner.tsx';
import { FinanceSecondPage } from './FinanceSecondPage.tsx';
import { loadFinanceSecond } from './load-finance-second.ts';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';

/** /finance/second: a line of business with its services, or the notices of all lines (MKT-1). */
export const page = definePage({
  parameters: {
    column: columnParameter,
    year: yearParameter,
    category: codeParameter(MARKET_LINES),
    keyword: keywordParameter,
    page: pageParameter,
  },
  columns: [...Object.values(LINE_COLUMNS), COLUMNS.marketNotices],
  words: [corporateWords],
  load: loadFinanceSecond,
  head: (data, { language, query: { column } }) => {
    const name =
      data.kind === 'notices' ? data.list.columnName : corporateWords.of(language).lines[data.line];
    // Without a column the first line is shown under the name of the page itself.
    const hasOwnName = column !== undefined && name !== undefined;
    return {
      ...(hasOwnName && { title: name }),
      ...(data.kind === 'notices' && {
        list: data.list.found,
        feeds: listFeed(data.list.columnId, language),
      }),
    };
  },
  Page: FinanceSecondPage,
  Banner: FinanceSecondBanner,
});
