import type { SortDirection } from '@bank/ui';
import type { QueryParameter } from '../../../base/page/query-parameters.ts';

/** The day, or a column of figures counted from 1. */
export type OrderColumn = 'date' | number;

/** `date-up`, `2-down`; the newest day first is the bare address. */
const ORDER = /^(?:date-up|[1-9]-(?:up|down))$/;

export const orderParameter: QueryParameter = (value) => (ORDER.test(value) ? value : undefined);

/** Undefined where the newest day comes first. */
export function orderOf(value: string | undefined) {
  if (value === undefined || !ORDER.test(value)) return undefined;
  const [column = '', way] = value.split('-');
  const direction: SortDirection = way === 'up' ? 'ascending' : 'descending';
  return { column: column === 'date' ? ('date' as const) : Number(column), direction };
}

/** How a column's head stands, and the order that a press on it gives: the highest first, the lowest, the newest day. */
export function orderOfHead(column: OrderColumn, value: string | undefined) {
  const order = orderOf(value);
  const direction: SortDirection | undefined =
    order === undefined
      ? column === 'date'
        ? 'descending'
        : undefined
      : order.column === column
        ? order.direction
        : undefined;
  const next = {
    date: direction === 'descending' ? 'date-up' : undefined,
    figure:
      direction === undefined ? `${column}-down` : direction === 'descending' ? `${column}-up` : undefined,
  };
  return { direction, next: column === 'date' ? next.date : next.figure };
}
