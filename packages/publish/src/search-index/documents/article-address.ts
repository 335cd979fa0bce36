import type { RecordBody } from '@bank/contract/schemas';
import type { DocumentReader } from './document-reader.ts';

/**
 * Where an article of a column is read. A column whose page is the article itself, such as deposit insurance, has no
 * address for each of its articles.
 */
export function articleAddress(
  { pages }: Pick<DocumentReader, 'pages'>,
  { page, detailPath, columnId }: RecordBody<'column'>,
  id: string,
): string {
  if (pages.get(page)?.path === detailPath && !READS_BY_ID.has(page)) return detailPath;
  return `${detailPath}?${new URLSearchParams({ id, column: columnId })}`;
}

/** Pages that are list and article at once. */
const READS_BY_ID = new Set(['fund-news', 'finance-second', 'special-second']);
