import { compareDecimals } from '../../../base/decimal/arithmetic.ts';
import { percentChange } from '../../../base/format/percent-change.ts';

import { orderOf } from './history-order.ts';

export const HISTORY_ROWS_PER_PAGE = 20;

/** One day in the table of a history; cells are decimals as text, '' where nothing is known. */
interface HistoryRow {
  date: string;
  cells: string[];
}

export interface HistoryRows {
  rows: HistoryRow[];
  total: number;
  page: number;
}

type Day<Field extends string> = { date: string } & Readonly<Record<Field, string>>;

interface RowsRequest<Field extends string> {
  /** Oldest first, as the calls give them. */
  points: readonly Day<Field>[];
  fields: readonly Field[];
  /** Whose change against the day before goes into one more cell, in per cent. */
  changeOf?: Field;
  /** First day shown; changes look further back. */
  from?: string | undefined;
  /** Counts from 1; beyond the end it is the last one. */
  page: number;
  /** As the address has it; without it the newest day comes first. */
  order?: string | undefined;
}

/** One page of a history's table. */
export function historyRows<Field extends string>(request: RowsRequest<Field>): HistoryRows {
  const { points, fields, changeOf, from, page, order } = request;
  const start = from === undefined ? 0 : points.findIndex(({ date }) => date >= from);
  const total = start < 0 ? 0 : points.length - start;
  const pages = Math.max(1, Math.ceil(total / HISTORY_ROWS_PER_PAGE));
  const current = Math.min(Math.max(page, 1), pages);
  const first = points.length - total;
  const rowsBetween = (begin: number, end: number) =>
    points.slice(begin, end).map((point, index) => {
      const cells: string[] = fields.map((field) => point[field]);
      if (changeOf !== undefined) {
        cells.push(changeBetween(points[begin + index - 1]?.[changeOf], point[changeOf]));
      }
      return { date: point.date, cells };
    });
  if (orderOf(order) !== undefined) {
    const sorted = inOrder(rowsBetween(first, points.length), order);
    const shown = sorted.slice((current - 1) * HISTORY_ROWS_PER_PAGE, current * HISTORY_ROWS_PER_PAGE);
    return { rows: shown, total, page: current };
  }
  const end = points.length - (current - 1) * HISTORY_ROWS_PER_PAGE;
  const rows = rowsBetween(Math.max(end - HISTORY_ROWS_PER_PAGE, first), end);
  return { rows: rows.reverse(), total, page: current };
}

/** Days without the figure last, equal ones with the newest first. */
function inOrder(oldestFirst: HistoryRow[], given: string | undefined): HistoryRow[] {
  const order = orderOf(given);
  if (order === undefined || order.column === 'date') return oldestFirst;
  const place = order.column - 1;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return oldestFirst.toReversed().sort((one, other) => {
    const [a = '', b = ''] = [one.cells[place], other.cells[place]];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * compareDecimals(a, b);
  });
}

function changeBetween(before: string | undefined, value: string): string {
  return before === undefined || before === '' || value === '' ? '' : percentChange(before, value);
}
