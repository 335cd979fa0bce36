import type { PageProps } from '../../../base/page/page-module.ts';
import { SPECIAL_DETAIL_PATH } from '../parts/special-paths.ts';
import { NewsList } from '../../../parts/articles/ArticleList.tsx';
import type { NewsListData } from '../../../parts/articles/load-article-list.ts';

export function SpecialNewsPage(props: PageProps<NewsListData>) {
  return <NewsList {...props} detailPath={SPECIAL_DETAIL_PATH} />;
}
