import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { HeadFilters } from '../../../parts/lists/filters/HeadFilters.tsx';
import { ListTools } from '../../../parts/lists/ListTools.tsx';
import { wealthSection } from '../../../parts/wealth/wealth-paths.ts';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { wealthWords } from '../../../words/wealth/wealth/words.ts';
import { DetailHead } from './detail/DetailHead.tsx';
import { KeyFigures } from './detail/KeyFigures.tsx';
import { Goals } from './list/Goals.tsx';
import { WEALTH_FORM, wealthKeyword } from './list/wealth-filters.ts';
import type { WealthData } from './view-parts.ts';

/** The list with a search and purposes to begin with, or one product with its kind, risk, state and the figures that decide. */
export function WealthBanner({ data, record, query, language }: PageProps<WealthData>) {
  const words = useWords(wealthWords);
  if (data.kind === 'LIST') {
    return (
      <PageBanner lead={words['wealth.found'](data.found.onSale, data.found.total)}>
        <ListTools>
          <HeadFilters form={WEALTH_FORM} keyword={wealthKeyword(query, words)} go={words['wealth.search']} />
          <Goals section={wealthSection(record.path)} path={record.path} query={query} />
        </ListTools>
      </PageBanner>
    );
  }
  return (
    <PageBanner rail={<KeyFigures product={data.product} language={language} />}>
      <DetailHead product={data.product} nextOpening={data.openings?.next.date} />
    </PageBanner>
  );
}
