import type { MenuEntry } from '../../base/page/chrome-data.ts';

/** A column of a sub-menu with fewer links looks lost, and so does a single column. */
const LEAST_LINKS = 3;
const LEAST_COLUMNS = 2;

/**
 * The columns of a sub-menu: small groups that follow each other share one, and a small one at the end joins the column
 * before it. Groups of 2, 2, 3 and 2 links → [[2, 2], [3, 2]].
 */
export function mergeSmallGroups(groups: readonly MenuEntry[]): MenuEntry[][] {
  const columns: MenuEntry[][] = [];
  for (const group of groups) {
    const before = columns.at(-1);
    if (before !== undefined && linkCount(before) < LEAST_LINKS && linkCount([group]) < LEAST_LINKS) {
      before.push(group);
    } else columns.push([group]);
  }
  const [before, last] = columns.slice(-2);
  if (last !== undefined && linkCount(last) < LEAST_LINKS && columns.length > LEAST_COLUMNS) {
    before?.push(...last);
    columns.pop();
  }
  return columns;
}

function linkCount(column: readonly MenuEntry[]): number {
  return column.reduce((sum, { children = [] }) => sum + children.length, 0);
}
