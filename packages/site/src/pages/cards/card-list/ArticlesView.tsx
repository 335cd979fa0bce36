import { CARD_DETAIL_PATH } from '../parts/card-paths.ts';
import { ArticleList } from '../../../parts/articles/ArticleList.tsx';
import type { ViewProps } from './card-list-data.ts';
import { useAddress } from '../../../parts/links/use-address.ts';

/** A column of articles, such as offers and notices. */
export function ArticlesView({ data, record, query }: ViewProps<'ARTICLES'>) {
  const to = useAddress();
  return <ArticleList data={data.news} record={record} query={query} detailPath={to(CARD_DETAIL_PATH)} />;
}
