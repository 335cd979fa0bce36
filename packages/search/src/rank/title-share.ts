/**
 * How much of a title the keyword makes up, 0 to 1; 0 where the title lacks a group. `2025 年年度报告` is the annual
 * report, `董事会决议公告（审议 2025 年年度报告）` speaks of it.
 */
export function titleShare(
  titleMatches: readonly number[],
  terms: readonly string[],
  title: readonly string[],
): number {
  if (titleMatches.length === 0 || titleMatches.some((match) => match === 0)) return 0;
  return title.length === 0 ? 0 : Math.min(1, terms.length / title.length);
}
