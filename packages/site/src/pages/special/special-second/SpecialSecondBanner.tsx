import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { ListSearch } from '../../../parts/lists/ListSearch.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { specialWords } from '../../../words/special/special/words.ts';
import { THEME_COLUMNS } from '../parts/special-paths.ts';
import type { SpecialSecondData } from './load-special-second.ts';

/** What an industry is lent on, and a search in its solutions and cases. */
export function SpecialSecondBanner({ data: { theme }, record, query }: PageProps<SpecialSecondData>) {
  const words = useWords(specialWords);
  const name = words.themes[theme] ?? theme;
  return (
    <PageBanner lead={words.leads[theme]}>
      <ListSearch
        action={record.path}
        fields={{ column: THEME_COLUMNS[theme] }}
        keyword={query['keyword']}
        words={{ prompt: words.searchIn(name), field: words.keyword, go: words.search }}
      />
    </PageBanner>
  );
}
