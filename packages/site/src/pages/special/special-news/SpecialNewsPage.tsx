import type { PageProps } from '../../../base/page/page-module.ts';
import { SPECIAL_DETAIL_PATH } from '../parts/special-paths.ts';
import { ArticleList } from '../../../parts/articles/ArticleList.tsx';
import type { ArticleListData } from '../../../parts/articles/load-article-list.ts';
import { useAddress } from '../../../parts/links/use-address.ts';

export function SpecialNewsPage(props: PageProps<ArticleListData>) {
  const to = useAddress();
  return <ArticleList {...props} detailPath={to(SPECIAL_DETAIL_PATH)} />;
}
