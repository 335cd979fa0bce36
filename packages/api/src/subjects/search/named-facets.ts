import {
  SEARCH_BUSINESSES,
  SEARCH_FACETS,
  type Language,
  type SearchFacet,
  type SearchFacetCounts,
} from '@bank/contract';
import type { FacetCounts } from '@bank/search';
import type { HandlerDeps } from '../../base/handler.ts';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { branchIndex } from '../branches/branch-index.ts';
import { businessNames } from './type-names.ts';

/** A facet with more values than fit beside a list says the most frequent ones. */
const MOST_VALUES = 8;

type Chosen = Readonly<Record<SearchFacet, string | undefined>>;

/** What the engine counted, by names in the page's language, in the order in which people look for them. */
export async function namedFacets(
  { content }: Pick<HandlerDeps, 'content'>,
  language: Language,
  counts: FacetCounts,
  chosen: Chosen,
): Promise<SearchFacetCounts[]> {
  const cities = await cityNames(content, language);
  const nameOf: Record<SearchFacet, (value: string) => string | undefined> = {
    business: (value) =>
      SEARCH_BUSINESSES.map((one) => (one === value ? businessNames[language][one] : '')).join(''),
    year: (value) => value,
    city: (value) => cities.get(value),
    fileType: (value) => value.toUpperCase(),
  };
  return SEARCH_FACETS.map((facet) => {
    const values = [...counts[facet]].flatMap(([value, count]) => {
      const name = nameOf[facet](value);
      return name === undefined || name === '' ? [] : [{ value, name, count }];
    });
    const often = values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    const shown = facet === 'year' ? values.toSorted((a, b) => (a.value < b.value ? 1 : -1)) : often;
    const own = shown.slice(MOST_VALUES).filter(({ value }) => value === chosen[facet]);
    return { facet, values: [...shown.slice(0, MOST_VALUES), ...own] };
  });
}

const cityNames = perSnapshot(async (content, language) => {
  const { inOrder } = await branchIndex(content, language);
  return new Map(inOrder.map(({ branch: { cityCode, city } }) => [cityCode, city]));
});
