import { INFO_CATEGORIES } from '@bank/contract';
import {
  codeParameter,
  columnParameter,
  keywordParameter,
  pageParameter,
  yearParameter,
} from '../../../base/page/query-parameters.ts';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { NewsListPage } from './NewsListPage.tsx';
import { ArticleListBanner } from '../../../parts/articles/ArticleListBanner.tsx';
import { loadArticleList } from '../../../parts/articles/load-article-list.ts';

export const page = definePage({
  parameters: {
    column: columnParameter,
    year: yearParameter,
    category: codeParameter(INFO_CATEGORIES),
    keyword: keywordParameter,
    page: pageParameter,
  },
  load: loadArticleList,
  head: ({ columnId, found }, { language }) => ({
    list: found,
    feeds: listFeed(columnId, language),
  }),
  Page: NewsListPage,
  Banner: ArticleListBanner,
});
