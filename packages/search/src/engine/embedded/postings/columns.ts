import { COLUMN_WEIGHTS, INDEX_COLUMNS, type IndexColumn } from '../../index-row.ts';
import { IN_CODES, IN_LEAD, IN_TAGS, IN_TITLE } from './postings.ts';

const FLAGS: Partial<Record<IndexColumn, number>> = {
  title: IN_TITLE,
  tags: IN_TAGS,
  tsub: IN_TITLE,
  code: IN_CODES,
  lead: IN_LEAD,
};

/** By a column's place in INDEX_COLUMNS. */
export const COLUMN_FLAGS = INDEX_COLUMNS.map((column) => FLAGS[column] ?? 0);
/** In tenths, so that sums are whole numbers. */
export const COLUMN_TENTHS = COLUMN_WEIGHTS.map((weight) => Math.round(weight * 10));
export const CODE_TENTHS = COLUMN_TENTHS[INDEX_COLUMNS.indexOf('code')] ?? 0;

const COLUMN_BITS = 3;

/** An occurrence: its position among all terms of the document, and its column. */
export function placeOf(position: number, column: number): number {
  return position * 2 ** COLUMN_BITS + column;
}

export function positionAt(place: number): number {
  return place >>> COLUMN_BITS;
}

export function columnAt(place: number): number {
  return place & (2 ** COLUMN_BITS - 1);
}
