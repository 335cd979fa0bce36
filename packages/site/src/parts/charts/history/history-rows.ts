import { percentChange } from '../../../base/format/percent-change.ts';

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
}

/** One page of a history's table, newest day first. */
export function historyRows<Field extends string>(request: RowsRequest<Field>): HistoryRows {
  const { points, fields, changeOf, from, page } = request;
  const start = from === undefined ? 0 : points.findIndex(({ date }) => date >= from);
  const total = start < 0 ? 0 : points.length - start;
  const pages = Math.max(1, Math.ceil(total / HISTORY_ROWS_PER_PAGE));
  const current = Math.min(Math.max(page, 1), pages);
  const end = points.length - (current - 1) * HISTORY_ROWS_PER_PAGE;
  const begin = Math.max(end - HISTORY_ROWS_PER_PAGE, points.length - total);
  const rows = points.slice(begin, end).map((point, index) => {
    const cells: string[] = fields.map((field) => point[field]);
    if (changeOf !== undefined) {
      cells.push(changeBetween(points[begin + index - 1]?.[changeOf], point[changeOf]));
    }
    return { date: point.date, cells };
  });
  return { rows: rows.reverse(), total, page: current };
}

function changeBetween(before: string | undefined, value: string): string {
  return before === undefined || before === '' || value === '' ? '' : percentChange(before, value);
}
