import type { ProductPapersPage } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { HeadFilters } from '../../../parts/lists/filters/HeadFilters.tsx';
import { corporateWords } from '../../../words/company/corporate/words.ts';
import { PAPER_FORM, paperFilters } from './paper-filters.ts';

/** What the papers are good for, and which of them: by product, customer and kind. */
export function ProductManualsBanner({ query }: PageProps<ProductPapersPage>) {
  const words = useWords(corporateWords);
  const { keyword, groups } = paperFilters(query, words);
  return (
    <PageBanner lead={words.papersLead}>
      <HeadFilters form={PAPER_FORM} keyword={keyword} groups={groups} go={words.search} />
    </PageBanner>
  );
}
