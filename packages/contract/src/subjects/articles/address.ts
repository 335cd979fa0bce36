import type { z } from 'zod';
import type { ColumnRecordBody } from '../navigation/records.ts';

/** Pages that are list and article at once. */
const READS_BY_ID = new Set(['fund-news', 'finance-second', 'special-second']);

/**
 * Where an article of a column is read. A column whose page is the article itself, such as deposit insurance, has no
 * address for each of its articles.
 */
export function articleAddress(
  { page, detailPath, columnId }: z.output<typeof ColumnRecordBody>,
  /** Of the page that the column names. */
  pagePath: string | undefined,
  id: string,
): string {
  if (pagePath === detailPath && !READS_BY_ID.has(page)) return detailPath;
  return `${detailPath}?${new URLSearchParams({ id, column: columnId })}`;
}
