import type { PageProps } from '../../routing/page-module.ts';
import { SPECIAL_DETAIL_PATH } from '../../special/special-paths.ts';
import { NewsList } from '../news-list/NewsListPage.tsx';
import type { NewsListData } from '../news-list/load-news-list.ts';

export function SpecialNewsPage(props: PageProps<NewsListData>) {
  return <NewsList {...props} detailPath={SPECIAL_DETAIL_PATH} />;
}
