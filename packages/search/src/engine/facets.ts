import { SEARCH_FACETS, type SearchFacet } from '@bank/contract';

/** The value of a document for each facet; '' where it has none. */
export type FacetValues = Readonly<Record<SearchFacet, string>>;
/** What a visitor has chosen. */
export type ChosenFacets = Readonly<Partial<Record<SearchFacet, string>>>;
export type FacetCounts = Readonly<Record<SearchFacet, ReadonlyMap<string, number>>>;

export function facetValuesOf(document: {
  business?: string | undefined;
  city?: string | undefined;
  fileExt?: string | undefined;
  publishDate: string;
}): FacetValues {
  const { business = '', city = '', fileExt = '', publishDate } = document;
  return { business, city, fileType: fileExt.toLowerCase(), year: publishDate.slice(0, 4) };
}

export function fitsFacets(values: FacetValues, chosen: ChosenFacets): boolean {
  return SEARCH_FACETS.every((facet) => chosen[facet] === undefined || chosen[facet] === values[facet]);
}

/** Each facet is counted among what the other choices leave, so that every value says what choosing it instead would show. `often`: how many documents each stands for; one unless told. */
export function countFacets(
  documents: readonly FacetValues[],
  chosen: ChosenFacets,
  often: { readonly [index: number]: number } = {},
): FacetCounts {
  const counts = noFacetCounts();
  for (const [index, values] of documents.entries()) {
    const times = often[index] ?? 1;
    if (times === 0) continue;
    const missed = SEARCH_FACETS.filter(
      (facet) => chosen[facet] !== undefined && chosen[facet] !== values[facet],
    );
    if (missed.length > 1) continue;
    for (const facet of missed.length === 0 ? SEARCH_FACETS : missed) {
      const value = values[facet];
      if (value !== '') counts[facet].set(value, (counts[facet].get(value) ?? 0) + times);
    }
  }
  return counts;
}

export function noFacetCounts(): Record<SearchFacet, Map<string, number>> {
  return { business: new Map(), year: new Map(), city: new Map(), fileType: new Map() };
}
