/** Neighbours with the same name together, in their order: [a1, a2, b1] → [['a', [a1, a2]], ['b', [b1]]]. */
export function inGroups<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups: [string, Item[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const name = nameOf(item);
    if (last?.[0] === name) last[1].push(item);
    else groups.push([name, [item]]);
  }
  return groups;
}
