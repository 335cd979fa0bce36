import type { MenuNode } from '@bank/contract';
import type { ChromePage } from './chrome-page.ts';

/**
 * Whether a menu entry stands for the page: entries may share a page and differ by column. A page without
 * an entry of its own, such as an article, is found under the entry of its parent.
 */
export function isCurrentEntry(
  entry: Pick<MenuNode, 'code' | 'url'> & { path?: string },
  { record, query }: ChromePage,
): boolean {
  const [path, search] = (entry.url || entry.path || '').split('?');
  const entryColumn = new URLSearchParams(search).get('column');
  const pageColumn = query['column'] ?? record.columnId;
  if (path === record.path) return entryColumn === null || entryColumn === pageColumn;
  if (entry.code === '' || entry.code !== record.parentCode) return false;
  return entryColumn === null || pageColumn === undefined || entryColumn === pageColumn;
}
