import { useState } from 'react';
import { firstDirection, sortRows, type SortDirection, type SortValue } from './sort-rows.ts';

export interface SortWords {
  /** Said when rows were sorted: "Sorted by rate, highest first". */
  sorted: (column: string, direction: SortDirection) => string;
  /** Said when they are as they were given again. */
  given: string;
}

/** The state of a table's heads: what `SortHead` and `SortedTable` show. */
export interface RowOrder<Column extends string = string> {
  column: Column | undefined;
  direction: SortDirection | undefined;
  /** The last change in words. */
  spoken: string;
  press: (column: Column, name: string) => void;
}

/** Rows as the visitor sorts them: a first press on a head sorts, a second turns, a third gives them as they came. */
export function useSortedRows<Row, Column extends string>(
  given: readonly Row[],
  values: Readonly<Record<Column, (row: Row) => SortValue>>,
  words: SortWords,
): { rows: readonly Row[]; order: RowOrder<Column> } {
  const [state, setState] = useState<Omit<RowOrder<Column>, 'press'>>({
    column: undefined,
    direction: undefined,
    spoken: '',
  });
  const { column, direction } = state;
  const press = (pressed: Column, name: string) => {
    const first = firstDirection(given, values[pressed]);
    const next = pressed !== column ? first : direction === first ? turned(first) : undefined;
    setState(
      next === undefined
        ? { column: undefined, direction: undefined, spoken: words.given }
        : { column: pressed, direction: next, spoken: words.sorted(name, next) },
    );
  };
  const isSorted = column !== undefined && direction !== undefined;
  return {
    rows: isSorted ? sortRows(given, values[column], direction) : given,
    order: { ...state, press },
  };
}

const turned = (direction: SortDirection): SortDirection =>
  direction === 'ascending' ? 'descending' : 'ascending';
