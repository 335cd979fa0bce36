import type { PageProps } from '../../routing/page-module.ts';
import { ArticleView } from '../news-detail/ArticleView.tsx';
import { CardView } from './CardView.tsx';
import type { CardDetailData } from './load-card-detail.ts';

export function CardDetailPage({ data, ...page }: PageProps<CardDetailData>) {
  if (data.view === 'ARTICLE') return <ArticleView {...page} data={data.article} />;
  return <CardView card={data.card} />;
}
