import { FUND_TYPES, type FieldFund } from '@bank/contract';

export interface FallRow {
  type: FieldFund['fundType'];
  /** Per cent, 0 or below, the mildest first. */
  falls: number[];
  median: number;
  deepest: number;
}

/** The deepest falls of each type, the type with the mildest median first. */
export function fallRows(funds: readonly FieldFund[]): FallRow[] {
  return FUND_TYPES.flatMap((type) => {
    const falls = funds
      .filter(({ fundType }) => fundType === type)
      .map(({ maxDrawdown }) => Number(maxDrawdown))
      .sort((a, b) => b - a);
    const deepest = falls.at(-1);
    return deepest === undefined ? [] : [{ type, falls, median: medianOf(falls), deepest }];
  }).sort((a, b) => b.median - a.median);
}

/** Of sorted values; between the middle two where there is no single one, to the places they have. */
function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return Math.round(((low + high) / 2) * 100) / 100;
}

/** The axis reaches the next five per cent below the deepest fall, and −35 % at least. */
export const fallAxis = (rows: readonly FallRow[]): number =>
  Math.min(-35, ...rows.map(({ deepest }) => Math.floor(deepest / 5) * 5));

/** Marks of one path are one shade; neighbours in different paths darken where they overlap, and show how many lie there. */
const LAYERS = 6;

export function fallLayers(falls: readonly number[]): number[][] {
  return Array.from({ length: LAYERS }, (_, layer) =>
    falls.filter((__, index) => index % LAYERS === layer),
  ).filter((layer) => layer.length > 0);
}
