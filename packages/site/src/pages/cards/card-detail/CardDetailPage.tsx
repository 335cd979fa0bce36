import type { PageProps } from '../../../base/page/page-module.ts';
import { ArticleView } from '../../../parts/articles/ArticleView.tsx';
import { CardView } from './CardView.tsx';
import type { CardDetailData } from './load-card-detail.ts';

export function CardDetailPage({ data, ...page }: PageProps<CardDetailData>) {
  if (data.view === 'ARTICLE') return <ArticleView {...page} data={data.article} />;
  return <CardView data={data} query={page.query} />;
}
