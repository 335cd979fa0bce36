export type SortDirection = 'ascending' | 'descending';

/** What a row has in a column: a decimal as text, a day or a time as data writes it; nothing where it has none. */
export type SortValue = string | undefined;

const DECIMAL = /^-?\d+(\.\d+)?$/;
const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0;
const inUnits = (decimal: string, places: number) =>
  BigInt(decimal.replace('.', '') + '0'.repeat(places - placesOf(decimal)));

/** Decimals as values, to their last place; days and times, which have one width, by their characters. */
export function compareValues(one: string, other: string): number {
  if (!DECIMAL.test(one) || !DECIMAL.test(other)) return one === other ? 0 : one < other ? -1 : 1;
  const places = Math.max(placesOf(one), placesOf(other));
  const difference = inUnits(one, places) - inUnits(other, places);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Rows in the order of a column; those without a value last either way, equal ones as they were given. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
): Row[] {
  const valued = rows.map((row) => ({ row, value: valueOf(row) ?? '' }));
  const sign = direction === 'ascending' ? 1 : -1;
  return valued
    .toSorted((one, other) => {
      if (one.value === '' || other.value === '')
        return Number(one.value === '') - Number(other.value === '');
      return sign * compareValues(one.value, other.value);
    })
    .map(({ row }) => row);
}

/** What the first press on a head gives: the highest first, unless the rows stand so already. */
export function firstDirection<Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue): SortDirection {
  const falling = sortRows(rows, valueOf, 'descending');
  return falling.every((row, place) => row === rows[place]) ? 'ascending' : 'descending';
}
