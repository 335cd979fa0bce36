import type { Scheme } from '@bank/contract';

/** Units in which limits and terms are written, each in the smallest of its kind. */
const SIZES: Readonly<Record<string, number>> = {
  万元: 1,
  亿元: 10_000,
  million: 100,
  billion: 100_000,
  个月: 1,
  年: 12,
  months: 1,
  year: 12,
  years: 12,
};

/** The scheme with the highest limit or longest term; one that says it in words is in no comparison. */
export function highestOf(schemes: readonly Scheme[], field: 'limit' | 'term'): Scheme | undefined {
  const sizeOf = ({ [field]: { value, unit = '' } }: Scheme) =>
    Number(value.replace(/^CNY /, '').replaceAll(',', '')) * (SIZES[unit] ?? Number.NaN);
  return schemes
    .filter((scheme) => !Number.isNaN(sizeOf(scheme)))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .at(0);
}
