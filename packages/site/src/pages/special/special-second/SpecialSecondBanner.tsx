import { RailFacts } from '@bank/ui';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { useHotlines } from '../../../parts/links/hotlines.ts';
import { ListSearch } from '../../../parts/lists/ListSearch.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { highestOf } from '../parts/highest-of.ts';
import { THEME_COLUMNS } from '../parts/special-paths.ts';
import type { SpecialSecondData } from './load-special-second.ts';

/** What an industry is lent on, and a search in its solutions and cases. */
export function SpecialSecondBanner({ data, record, query }: PageProps<SpecialSecondData>) {
  const words = useWords(specialWords);
  const hotlines = useHotlines();
  const { theme, schemes, branches } = data;
  const name = words.themes[theme] ?? theme;
  const [largest, longest] = [highestOf(schemes, 'limit'), highestOf(schemes, 'term')];
  const facts = [
    ...(largest === undefined ? [] : [{ label: words.upTo(largest.name), ...largest.limit }]),
    ...(longest === undefined ? [] : [{ label: words.atLongest(longest.name), ...longest.term }]),
    { label: words.specialtyBranches, value: String(branches.total), unit: words.branchUnit },
    { label: words.ask, value: hotlines.service.shown, href: `tel:${hotlines.service.dial}` },
  ];
  return (
    <PageBanner lead={words.leads[theme]} rail={<RailFacts facts={facts} />}>
      <ListSearch
        action={record.path}
        fields={{ column: THEME_COLUMNS[theme] }}
        keyword={query['keyword']}
        words={{ prompt: words.searchIn(name), field: words.keyword, go: words.search }}
      />
    </PageBanner>
  );
}
