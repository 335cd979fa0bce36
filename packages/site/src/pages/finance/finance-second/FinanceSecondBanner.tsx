import { ArticleListBanner } from '../../../parts/articles/ArticleListBanner.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { FinanceSecondData } from './load-finance-second.ts';

/** A line of business, or the notices of all. */
export function FinanceSecondBanner({ data, ...page }: PageProps<FinanceSecondData>) {
  if (data.kind === 'notices') return <ArticleListBanner {...page} data={data.list} />;
  return <PageBanner />;
}
