import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { FilterChips } from '../../../parts/lists/FilterChips.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { HeadFilters } from '../../../parts/lists/filters/HeadFilters.tsx';
import { ListTools } from '../../../parts/lists/ListTools.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { ANNOUNCEMENT_FORM, announcementLimits } from './announcement-limits.ts';
import type { InvestmentListData } from './load-investment-list.ts';

/** Announcements with their search and years; the other columns by their name. */
export function InvestmentListBanner({
  data: { view },
  record: { path },
  query,
  language,
}: PageProps<InvestmentListData>) {
  const words = useWords(investmentWords);
  if (view.kind !== 'announcements') return <PageBanner />;
  const { keyword } = announcementLimits(query, language, words);
  const year = (one: string | undefined, name: string) => ({
    name,
    href: addressWith(path, query, { year: one }),
    isCurrent: query['year'] === one,
  });
  return (
    <PageBanner>
      <ListTools>
        <HeadFilters form={ANNOUNCEMENT_FORM} keyword={keyword} go={words.filter.search} />
        <FilterChips
          label={words.years}
          chips={[year(undefined, words.allYears), ...view.found.years.map((one) => year(one, one))]}
        />
      </ListTools>
    </PageBanner>
  );
}
