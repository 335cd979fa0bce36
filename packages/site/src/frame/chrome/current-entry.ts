import type { MenuNode, RouteDef } from '@bank/contract';
import type { ChromePage } from './chrome-page.ts';
import { isCurrentEntry } from './is-current-entry.ts';

/**
 * The menu entry that stands for the page: the one that leads there or to the page above it, else the one
 * of the same column, as for a service whose entry is an overview without a list.
 */
export function currentEntry(
  entries: readonly MenuNode[],
  page: ChromePage,
  records: ReadonlyMap<string, RouteDef>,
): MenuNode | undefined {
  const all = entries.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const column = page.query['column'] ?? page.record.columnId;
  return (
    all.find((entry) => isCurrentEntry(entry, page)) ??
    (column === undefined ? undefined : all.find((entry) => columnOf(entry, records) === column))
  );
}

function columnOf(entry: MenuNode, records: ReadonlyMap<string, RouteDef>): string | undefined {
  const [path, search] = (entry.url || entry.path).split('?');
  const named = new URLSearchParams(search).get('column');
  return (
    named ?? [...records.values()].find((record) => record.path !== '' && record.path === path)?.columnId
  );
}
