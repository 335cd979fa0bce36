/** Where a column stands in its frame, in pixels: its start, and how wide it is. */
export interface ColumnPlace {
  start: number;
  width: number;
}

/** Columns counted from 1, without the one that stays. */
export interface ColumnsInSight {
  first: number;
  last: number;
  total: number;
}

/** Rounding of browsers: a column that lacks so little is whole. */
const SLACK = 2;

/** Which columns stand whole between two edges; the nearest one where none does. Undefined where all do. */
export function columnsInSight(
  columns: readonly ColumnPlace[],
  from: number,
  to: number,
): ColumnsInSight | undefined {
  const total = columns.length;
  const isWhole = ({ start, width }: ColumnPlace) => start >= from - SLACK && start + width <= to + SLACK;
  const first = columns.findIndex(isWhole);
  if (first < 0) {
    const nearest = columns.findLastIndex(({ start }) => start <= from + SLACK);
    return total < 2 ? undefined : { first: Math.max(nearest, 0) + 1, last: Math.max(nearest, 0) + 1, total };
  }
  const last = columns.findLastIndex(isWhole);
  return last - first + 1 === total ? undefined : { first: first + 1, last: last + 1, total };
}
