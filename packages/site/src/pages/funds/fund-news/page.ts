import { COLUMNS } from '@bank/contract';
import { storyHead } from '../../../parts/articles/text-head.ts';
import { definePage } from '../../../base/page/page-module.ts';
import {
  calendarYearParameter,
  columnParameter,
  idParameter,
  keywordParameter,
  pageParameter,
} from '../../../base/page/query-parameters.ts';
import { FundNewsPage } from './FundNewsPage.tsx';
import { FAMILIES, loadFundNews } from './load-fund-news.ts';
import { fundWords } from '../../../words/funds/funds/words.ts';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { labelled } from '../../../base/format/punctuation.ts';

/** /personal/second/fundnews?column=: four families of articles, and with `id` one of them (FUND-5). */
export const page = definePage({
  parameters: {
    id: idParameter,
    column: columnParameter,
    year: calendarYearParameter,
    keyword: keywordParameter,
    fundCode: (value) => (/^\d{6}$/.test(value) ? value : undefined),
    page: pageParameter,
  },
  columns: FAMILIES.map(({ column }) => column),
  words: [fundWords],
  load: loadFundNews,
  head: (data, { query, record, language }) => {
    const { article, found } = data;
    if (article !== undefined) {
      const { title, summary, fundCode } = article;
      // Notices of several funds say the same of each.
      return {
        ...storyHead(article),
        ...(fundCode !== undefined && { description: labelled(title, summary, language) }),
      };
    }
    const column = query['column'] ?? COLUMNS.fundNews;
    const title = FAMILIES.find((family) => family.column === column)?.name(language) ?? record.title;
    return {
      title,
      ...(found && { list: found }),
      feeds: listFeed(column, language),
    };
  },
  Page: FundNewsPage,
});
