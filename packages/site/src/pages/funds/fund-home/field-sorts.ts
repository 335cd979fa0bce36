import type { PageQuery } from '../../../base/page/page-module.ts';

/** The orders of the field's table. */
export const FIELD_SORTS = {
  'sharpe-down': { sortField: 'SHARPE', sortOrder: 'DESC' },
  'sharpe-up': { sortField: 'SHARPE', sortOrder: 'ASC' },
  'year-down': { sortField: 'RETURN', sortOrder: 'DESC' },
  'year-up': { sortField: 'RETURN', sortOrder: 'ASC' },
  'fall-down': { sortField: 'DRAWDOWN', sortOrder: 'DESC' },
  'fall-up': { sortField: 'DRAWDOWN', sortOrder: 'ASC' },
} as const;
type FieldSort = keyof typeof FIELD_SORTS;
export const FIELD_COLUMNS = ['year', 'fall', 'sharpe'] as const;
export type FieldColumn = (typeof FIELD_COLUMNS)[number];

/** Without a choice the most return for its risk comes first. */
const USUAL: FieldSort = 'sharpe-down';

/** Those that an address may name. */
export const CHOSEN_SORTS = (Object.keys(FIELD_SORTS) as FieldSort[]).filter((sort) => sort !== USUAL);

export const fieldSortOf = (query: PageQuery) => (query['sort'] as FieldSort | undefined) ?? USUAL;

/** The order that holds for a column, and the one that a press on its head gives: the highest first. */
export function sortsOfColumn(column: FieldColumn, query: PageQuery) {
  const current = fieldSortOf(query);
  const next: FieldSort = current === `${column}-down` ? `${column}-up` : `${column}-down`;
  const isCurrent = current.startsWith(`${column}-`);
  return {
    direction: isCurrent ? (current.endsWith('-down') ? 'descending' : 'ascending') : undefined,
    sort: next === USUAL ? undefined : next,
  } as const;
}
