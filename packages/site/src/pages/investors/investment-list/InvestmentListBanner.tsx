import { RailFacts } from '@bank/ui';
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
import { viewFacts } from './view-facts.ts';

/** Announcements with their search and years; the other columns with what they come to. */
export function InvestmentListBanner({
  data,
  record: { path },
  query,
  language,
}: PageProps<InvestmentListData>) {
  const words = useWords(investmentWords);
  const { view } = data;
  if (view.kind !== 'announcements') {
    const facts = viewFacts(data, language, words);
    return (
      <PageBanner
        lead={words.leads[view.kind]}
        rail={facts.length === 0 ? undefined : <RailFacts facts={facts} />}
      />
    );
  }
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
