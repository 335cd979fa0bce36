import type { PageProps } from '../../../base/page/page-module.ts';
import { ArticleList } from '../../../parts/articles/ArticleList.tsx';
import type { ArticleListData } from '../../../parts/articles/load-article-list.ts';

const DETAIL = 'seconddetail';

/** /bobbank/secondlist and its English twin (S2-bobbank). */
export function NewsListPage(props: PageProps<ArticleListData>) {
  return <ArticleList {...props} detailPath={props.record.path.replace(/[^/]+$/, DETAIL)} />;
}
