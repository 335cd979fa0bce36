import { ArticleListBanner } from '../../../parts/articles/ArticleListBanner.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import type { CorporateFinanceListData } from './load-corporate-finance-list.ts';

/** Notices with their filters, or services. */
export function CorporateFinanceListBanner({ data, ...page }: PageProps<CorporateFinanceListData>) {
  if (data.kind === 'notices') return <ArticleListBanner {...page} data={data.list} />;
  return <PageBanner />;
}
