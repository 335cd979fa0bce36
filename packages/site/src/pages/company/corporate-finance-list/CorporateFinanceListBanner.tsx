import { ArticleListBanner } from '../../../parts/articles/ArticleListBanner.tsx';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { HeadFilters } from '../../../parts/lists/filters/HeadFilters.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { SERVICE_FORM, serviceFilters } from './service-filters.ts';
import type { CorporateFinanceListData } from './load-corporate-finance-list.ts';

/** Notices with their filters, or services with what they are searched by. */
export function CorporateFinanceListBanner({ data, ...page }: PageProps<CorporateFinanceListData>) {
  const words = useWords(corporateWords);
  if (data.kind === 'notices') return <ArticleListBanner {...page} data={data.list} />;
  const { keyword, groups } = serviceFilters(data.columns, page.query, words);
  return (
    <PageBanner>
      <HeadFilters form={SERVICE_FORM} keyword={keyword} groups={groups} go={words.search} />
    </PageBanner>
  );
}
