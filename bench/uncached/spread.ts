/** So many of them at most, from the first to the last, so that they are of all columns and years. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = items.length / most;
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
