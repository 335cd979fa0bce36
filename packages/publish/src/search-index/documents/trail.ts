import type { RecordBody } from '@bank/contract/schemas';

interface Pages {
  /** By code. */
  readonly pages: ReadonlyMap<string, RecordBody<'page'>>;
}

/** Where in the site things stand. */
export interface Places extends Pages {
  /** By id. */
  readonly columns: ReadonlyMap<string, RecordBody<'column'>>;
}

/**
 * The names of the section that something stands in: 分期业务, 信用卡. Its own text leaves them out, since its reader
 * sees them above it; who searches for 信用卡分期 types them.
 */
export function columnTrail({ pages, columns }: Places, columnId: string) {
  const column = columns.get(columnId);
  if (column === undefined) return [];
  return [...new Set([column.name, ...pageTrail({ pages }, column.page)])];
}

/** The name of a page and of those above it. */
export function pageTrail({ pages }: Pages, code: string | undefined): string[] {
  const names: string[] = [];
  for (let page = pages.get(code ?? ''); page !== undefined; page = pages.get(page.parent ?? '')) {
    names.push(page.name);
  }
  return names;
}
