import { BRANCH_THEMES } from '@bank/contract';
import { RailFacts } from '@bank/ui';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { HeadFilters } from '../../../parts/lists/filters/HeadFilters.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { branchWords } from '../../../words/bank/branches/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import type { SpecialtyBranchesData } from './load-specialty-branches.ts';
import { SPECIALTY_FORM, specialtyFilters } from './specialty-filters.ts';

/** How many specialty branches there are, and how many for each industry; a branch may be for several. In which city they are looked for. */
export function SpecialtyBranchesBanner({ data, record, query }: PageProps<SpecialtyBranchesData>) {
  const words = useWords(branchWords);
  const { all } = data;
  const facts = BRANCH_THEMES.map((theme) => ({
    label: words.themes[theme] ?? theme,
    value: String(all.list.filter(({ themes = [] }) => themes.includes(theme)).length),
    href: addressWith(record.path, {}, { theme }),
  }));
  return (
    <PageBanner lead={words.specialtyLead(all.total)} rail={<RailFacts facts={facts} />}>
      <HeadFilters form={SPECIALTY_FORM} groups={specialtyFilters(data, query, words)} go={words.search} />
    </PageBanner>
  );
}
