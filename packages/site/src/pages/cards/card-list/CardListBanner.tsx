import { ArticleListBanner } from '../../../parts/articles/ArticleListBanner.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { CardListData } from './card-list-data.ts';

/** A list of articles with its filters; the other lists have theirs beside them. */
export function CardListBanner({ data, ...page }: PageProps<CardListData>) {
  if (data.view === 'ARTICLES') return <ArticleListBanner {...page} data={data.news} />;
  return <PageBanner />;
}
