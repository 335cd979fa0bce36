import { addressIn } from '@bank/contract';
import { LeadsTo } from '../../../base/page/leads-to.ts';
import { definePage } from '../../../base/page/page-module.ts';
import {
  columnParameter,
  idParameter,
  keywordParameter,
  pageParameter,
  yearParameter,
} from '../../../base/page/query-parameters.ts';
import { SPECIAL_DETAIL_PATH } from '../parts/special-paths.ts';
import { ArticleListBanner } from '../../../parts/articles/ArticleListBanner.tsx';
import { listFeed } from '../../../parts/links/list-feed.ts';
import { loadArticleList } from '../../../parts/articles/load-article-list.ts';
import { SpecialNewsPage } from './SpecialNewsPage.tsx';

/** /spesialfinance/newsInfo: the section's news; with an id it leads to that piece. */
export const page = definePage({
  parameters: {
    column: columnParameter,
    id: idParameter,
    year: yearParameter,
    keyword: keywordParameter,
    page: pageParameter,
  },
  load(request) {
    const { id, column } = request.query;
    if (id !== undefined) {
      const search = new URLSearchParams({ id, ...(column !== undefined && { column }) });
      throw new LeadsTo(addressIn(request.client.language, `${SPECIAL_DETAIL_PATH}?${search}`));
    }
    return loadArticleList(request);
  },
  head: ({ found, columnId }, { language }) => ({
    list: found,
    feeds: listFeed(columnId, language),
  }),
  Page: SpecialNewsPage,
  Banner: ArticleListBanner,
});
