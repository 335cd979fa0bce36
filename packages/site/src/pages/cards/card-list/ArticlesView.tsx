import { CARD_DETAIL_PATH } from '../parts/card-paths.ts';
import { ArticleList } from '../../../parts/articles/ArticleList.tsx';
import type { ViewProps } from './card-list-data.ts';

/** A column of articles, such as offers and notices. */
export function ArticlesView({ data, record, query }: ViewProps<'ARTICLES'>) {
  return <ArticleList data={data.news} record={record} query={query} detailPath={CARD_DETAIL_PATH} />;
}
