const kept = new WeakMap<readonly object[], ReadonlyMap<string, readonly object[]>>();

/** Without signs, spaces and case: 天璇·稳健 90 天 → 天璇稳健90天. */
export function flatten(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Items of a list by their flattened names, in its order; flattening all of them is done once for a list. */
export function byFlatName<Item extends object>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): ReadonlyMap<string, readonly Item[]> {
  const known = kept.get(items) as ReadonlyMap<string, readonly Item[]> | undefined;
  if (known !== undefined) return known;
  const found = new Map<string, Item[]>();
  for (const item of items) {
    for (const name of new Set(namesOf(item).map(flatten)))
      found.set(name, [...(found.get(name) ?? []), item]);
  }
  kept.set(items, found);
  return found;
}
