import type { PageProps } from '../../../base/page/page-module.ts';
import { SPECIAL_DETAIL_PATH } from '../parts/special-paths.ts';
import { ArticleList } from '../../../parts/articles/ArticleList.tsx';
import type { ArticleListData } from '../../../parts/articles/load-article-list.ts';

export function SpecialNewsPage(props: PageProps<ArticleListData>) {
  return <ArticleList {...props} detailPath={SPECIAL_DETAIL_PATH} />;
}
