import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { ListSearch } from '../../../parts/lists/ListSearch.tsx';
import { termWords } from '../../../words/common/terms/words.ts';
import { findTerms } from './find-terms.ts';

/** How many terms there are, and a search over them. */
export function GlossaryBanner({ record, query }: PageProps<null>) {
  const words = useWords(termWords);
  return (
    <PageBanner lead={words['terms.lead'](findTerms(words, undefined).length)}>
      <ListSearch
        action={record.path}
        fields={{}}
        keyword={query['keyword']}
        words={{ prompt: words['terms.find'], field: words['terms.keyword'], go: words['terms.go'] }}
      />
    </PageBanner>
  );
}
