import { wordsOf } from './words.ts';

const CODES = new Map(
  (['CN', 'EN'] as const).flatMap((language) =>
    Object.entries(wordsOf(language).desk.columns).map(([code, name]) => [asCompared(name), code] as const),
  ),
);

/** The column of a table by what a desk calls it in either language: 现汇买入价 → spotBuy. What has no such name is as it was written. */
export const columnCode = (heading: string): string => CODES.get(asCompared(heading)) ?? heading;

function asCompared(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
