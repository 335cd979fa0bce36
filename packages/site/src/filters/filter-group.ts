export interface FilterOption {
  value: string;
  label: string;
}

interface Group {
  /** The parameter in the address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
}

/**
 * One limit of a list. MANY: any of the ticked values. ONE: a single value, `any` being the words for no limit.
 * SELECT: the same as ONE where there are many values.
 */
export type FilterGroup =
  | (Group & { kind: 'MANY'; chosen: readonly string[] })
  | (Group & { kind: 'ONE' | 'SELECT'; chosen: string | undefined; any: string });

export interface FilterKeyword {
  name: string;
  label: string;
  placeholder: string;
  value: string;
}

/** The values that are ticked: `{ risk: 'R1,R2' }`, risk → ['R1', 'R2']. */
export function chosenIn(query: Readonly<Record<string, string | undefined>>, name: string): string[] {
  return query[name]?.split(',') ?? [];
}
