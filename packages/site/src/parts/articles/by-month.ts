/** Runs of neighbours of one month, `YYYY-MM`, in the order of the list; what is pinned may stand apart from its month. */
export function byMonth<Item extends { publishDate: string }>(
  items: readonly Item[],
): { month: string; articles: Item[] }[] {
  const runs: { month: string; articles: Item[] }[] = [];
  for (const item of items) {
    const month = item.publishDate.slice(0, 7);
    const last = runs.at(-1);
    if (last?.month === month) last.articles.push(item);
    else runs.push({ month, articles: [item] });
  }
  return runs;
}
