import { columnHead, type Drawing } from '@bank/contract';
import { placesOf } from '../../base/decimal/decimal-units.ts';
import { formatDecimal } from '../../base/format/decimal.ts';

/** A number and how it is written. */
export interface Value {
  number: number;
  text: string;
}

/** A column of a figure: its heads and, for each row, the number and how it is written. */
export interface ValueColumn {
  name: string;
  unit: string;
  values: Value[];
}

/** Columns of numbers; within one all have the same decimals. `first` is where a row's values begin. */
export function valueColumns({ columns, rows, unit }: Drawing, first = 1): ValueColumn[] {
  return columns.map((head, index) => {
    const cells = rows.map((row) => row[first + index] ?? '0');
    const bare = cells.map((cell) => cell.replace(/^\+/, ''));
    const places = Math.max(...bare.map(placesOf));
    const own = columnHead(head);
    return {
      name: own.name,
      unit: own.unit || (unit ?? ''),
      values: bare.map((cell, row) => ({
        number: Number(cell),
        text: (cells[row]?.startsWith('+') ? '+' : '') + formatDecimal(cell, places),
      })),
    };
  });
}

const NONE: Value = { number: 0, text: '' };

export function valueAt(column: ValueColumn | undefined, index: number): Value {
  return column?.values[index] ?? NONE;
}

/** Where parts begin that stand one after another, and where the last one ends: [10, 15] → [0, 10, 25]. */
export function beginnings(lengths: readonly number[]): number[] {
  const places = [0];
  for (const length of lengths) places.push((places.at(-1) ?? 0) + length);
  return places;
}

/** Beside its number a unit stands only where it is one character wide: 0.98%, 412 万吨. */
export function withUnit(text: string, unit: string): string {
  if (unit === '') return text;
  return unit === '%' ? `${text}%` : `${text} ${unit}`;
}

export function signed({ number, text }: Value): string {
  return number > 0 && !text.startsWith('+') ? `+${text}` : text;
}
