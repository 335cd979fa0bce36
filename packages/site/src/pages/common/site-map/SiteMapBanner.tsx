import { SEARCH_PATHS, type SiteMapSection } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { PageBanner } from '../../../parts/banner/PageBanner.tsx';
import { ListSearch } from '../../../parts/lists/ListSearch.tsx';
import { siteMapWords } from '../../../words/common/site-map/words.ts';

/** How many pages there are, and the search for those who do not know where theirs stands. */
export function SiteMapBanner({ data: sections, language }: PageProps<SiteMapSection[]>) {
  const words = useWords(siteMapWords);
  return (
    <PageBanner lead={words.lead(countPages(sections))}>
      <ListSearch
        action={SEARCH_PATHS[language]}
        fields={{}}
        keyword={undefined}
        words={{ prompt: words.find, field: words.keyword, go: words.go }}
      />
    </PageBanner>
  );
}

function countPages(sections: readonly SiteMapSection[]): number {
  const urls = sections.flatMap(({ url, groups }) => [
    url,
    ...groups.flatMap((group) => [group.url, ...group.links.map((link) => link.url)]),
  ]);
  return new Set(urls.filter((url) => url.startsWith('/'))).size;
}
