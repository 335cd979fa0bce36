import { INFO_CATEGORIES } from '@bank/contract';
import {
  codeParameter,
  columnParameter,
  keywordParameter,
  pageParameter,
  yearParameter,
} from '../../routing/query-parameters.ts';
import { newsFeed } from '../../feeds/news-feeds.ts';
import { definePage } from '../../routing/page-module.ts';
import { NewsListPage } from './NewsListPage.tsx';
import { loadNewsList } from './load-news-list.ts';

export const page = definePage({
  parameters: {
    column: columnParameter,
    year: yearParameter,
    category: codeParameter(INFO_CATEGORIES),
    keyword: keywordParameter,
    page: pageParameter,
  },
  load: loadNewsList,
  head: ({ columnId, columnName, found }, { language }) => ({
    list: found,
    feeds: newsFeed(columnId, columnName, language),
  }),
  Page: NewsListPage,
});
