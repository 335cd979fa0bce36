import {
  columnParameter,
  keywordParameter,
  pageParameter,
  yearParameter,
} from '../../routing/query-parameters.ts';
import { definePage } from '../../routing/page-module.ts';
import { NewsListPage } from './NewsListPage.tsx';
import { loadNewsList } from './load-news-list.ts';

export const page = definePage({
  parameters: {
    column: columnParameter,
    year: yearParameter,
    keyword: keywordParameter,
    page: pageParameter,
  },
  load: loadNewsList,
  head: (_, { query }) => ({
    noindex: query['keyword'] !== undefined || query['year'] !== undefined,
  }),
  Page: NewsListPage,
});
