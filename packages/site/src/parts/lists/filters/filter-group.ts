export interface FilterOption {
  value: string;
  label: string;
  /** How many it would find; shown beside the choice, not where it is chosen. */
  count?: number;
}

interface Group {
  /** The parameter in the address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
}

/** Any of the ticked values. */
type ManyFilter = Group & { kind: 'MANY'; chosen: readonly string[] };

/** A single value of a few, or of a list of many; `any` is the words for no limit. */
export type SingleFilter = Group & { kind: 'ONE' | 'SELECT'; chosen: string | undefined; any: string };

/** One limit of a list. */
export type FilterGroup = ManyFilter | SingleFilter;

export interface FilterKeyword {
  name: string;
  label: string;
  placeholder: string;
  value: string;
}

/** What a list is narrowed by. */
export interface ListLimits {
  keyword: FilterKeyword;
  groups: FilterGroup[];
}

/** The field for a keyword, with what the address has of it. */
export function keywordFilter(
  query: Readonly<Record<string, string | undefined>>,
  words: Pick<FilterKeyword, 'label' | 'placeholder'>,
): FilterKeyword {
  return { ...words, name: 'keyword', value: query['keyword'] ?? '' };
}

/** The values that are ticked: `{ risk: 'R1,R2' }`, risk → ['R1', 'R2']. */
export function chosenIn(query: Readonly<Record<string, string | undefined>>, name: string): string[] {
  return query[name]?.split(',') ?? [];
}
