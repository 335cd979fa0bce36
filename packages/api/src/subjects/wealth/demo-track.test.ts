import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackOf } from './track.ts';

/*
 * Every product's figures against its benchmark and of holding it, recomputed from the source files by another method:
 * whole NAVs on every calendar day instead of a search, a day's gain instead of a period's, ranks instead of sorting.
 */

const FOLDER = resolve(import.meta.dirname, '../../../../../content/wealth');
const DAY_MS = 86_400_000;

interface Product {
  prodCode: string;
  status: string;
  benchmarkPeriods?: { from: string; to: string; low: string; high: string }[];
}
const products = JSON.parse(readFileSync(resolve(FOLDER, 'wealth-products.json'), 'utf8')) as Product[];

/** Rows of a file by their key, in the order of their days. */
function rowsOf(file: string): Map<string, Record<string, string>[]> {
  const [header = '', ...lines] = readFileSync(resolve(FOLDER, file), 'utf8').trim().split('\n');
  const names = header.split(',');
  const rows = lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
  return Map.groupBy(
    rows.toSorted((a, b) => (a['date'] ?? '').localeCompare(b['date'] ?? '')),
    ({ key = '' }) => key,
  );
}
const navs = rowsOf('wealth-nav.csv');
const levels = rowsOf('wealth-benchmark.csv');

const dayNumber = (day: string) => Date.parse(day) / DAY_MS;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const figure = (row: Record<string, string>) => Number(row['accNav'] || row['unitNav']);

/** The NAV that holds on every calendar day from the first to the last. */
function daily(rows: readonly Record<string, string>[]): Map<number, number> {
  const known = new Map(rows.map((row) => [dayNumber(row['date'] ?? ''), figure(row)]));
  const days = [...known.keys()];
  const first = days[0] ?? 0;
  const last = days.at(-1) ?? -1;
  const filled = new Map<number, number>();
  let held = NaN;
  for (let day = first; day <= last; day += 1) {
    held = known.get(day) ?? held;
    filled.set(day, held);
  }
  return filled;
}

/** Counted month by month on the calendar: the 31st of a month with fewer days is its last. */
function monthsOn(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const wanted = date.getUTCDate();
  let [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  for (let step = 0; step < months; step += 1)
    [year, month] = month === 11 ? [year + 1, 0] : [year, month + 1];
  for (let candidate = wanted; ; candidate -= 1) {
    const found = new Date(Date.UTC(year, month, candidate));
    if (found.getUTCMonth() === month) return found.getTime() / DAY_MS;
  }
}

function reachedIn(filled: Map<number, number>, from: string, to: string): number {
  const [start = NaN, end = NaN] = [filled.get(dayNumber(from)), filled.get(dayNumber(to))];
  const perDay = (end - start) / start / (dayNumber(to) - dayNumber(from));
  return perDay * 365 * 100;
}

/** The value that half of the others are not above and half not below; of an even number the mean of the middle two. */
function medianByRank(values: readonly number[]): number {
  const rankOf = (value: number) => values.filter((other) => other < value).length;
  const sameAs = (value: number) => values.filter((other) => other === value).length;
  const at = (place: number) =>
    values.find((value) => rankOf(value) <= place && place < rankOf(value) + sameAs(value)) ?? NaN;
  return (at(Math.floor((values.length - 1) / 2)) + at(Math.floor(values.length / 2))) / 2;
}

/** Two ways of counting may differ in the last bit, and so at a half; no further. */
const close = (shown: string | undefined, own: number) =>
  expect(Math.abs(Number(shown) - own)).toBeLessThan(0.005 + 1e-9);

describe('the wealth products of the demo bank', () => {
  it.each(products)('$prodCode: what it reached in every period, recomputed [WLTH-8]', (product) => {
    const { prodCode, benchmarkPeriods = [] } = product;
    const rows = navs.get(prodCode) ?? [];
    const { periods } = trackOf(rows as never, [], benchmarkPeriods);
    expect(periods).toHaveLength(benchmarkPeriods.length);
    const filled = daily(rows);
    for (const [place, { from, to, low, high }] of benchmarkPeriods.entries()) {
      const period = periods[place];
      const own = reachedIn(filled, from, to);
      close(period?.reached, own);
      const hundredths = Math.round(own * 100);
      const bounds = [Number(low) * 100, Number(high) * 100].map(Math.round);
      const result =
        hundredths < (bounds[0] ?? NaN) ? 'BELOW' : hundredths > (bounds[1] ?? NaN) ? 'ABOVE' : 'WITHIN';
      expect(period?.result).toBe(result);
    }
  });

  it.each(products)('$prodCode: the outcomes of holding it, recomputed [WLTH-8]', ({ prodCode }) => {
    const rows = navs.get(prodCode) ?? [];
    const { outcomes } = trackOf(rows as never, [], []);
    const filled = daily(rows);
    const last = [...filled.keys()].at(-1) ?? -1;
    const expected = [1, 3, 6, 12].flatMap((months) => {
      const returns = rows.flatMap((row) => {
        const start = dayNumber(row['date'] ?? '');
        const end = monthsOn(start, months);
        return end > last ? [] : [((filled.get(end) ?? NaN) / figure(row)) * 100 - 100];
      });
      return returns.length === 0 ? [] : [{ months, returns }];
    });
    expect(outcomes.map(({ months, count }) => [months, count])).toEqual(
      expected.map(({ months, returns }) => [months, returns.length]),
    );
    for (const [place, { gained, worst, median, best }] of outcomes.entries()) {
      const returns = expected[place]?.returns ?? [];
      // What came to nothing comes out of the other method as a trace of something.
      expect(gained).toBe(returns.filter((value) => value > 1e-9).length);
      close(
        worst,
        returns.reduce((least, value) => Math.min(least, value)),
      );
      close(
        best,
        returns.reduce((most, value) => Math.max(most, value)),
      );
      close(median, medianByRank(returns));
    }
  });

  const formulas = products.filter(({ prodCode }) => levels.has(prodCode));
  it.each(formulas)(
    '$prodCode: its months against its formula add up to both histories [WLTH-8]',
    ({ prodCode }) => {
      const rows = navs.get(prodCode) ?? [];
      const formula = levels.get(prodCode) ?? [];
      const { months } = trackOf(rows as never, formula as never, []);
      const from = dayOf(dayNumber(formula[0]?.['date'] ?? ''));
      const grown = (of: 'product' | 'benchmark') =>
        months.reduce((sum, month) => sum + Math.log1p(Number(month[of]) / 100), 0);
      const start = rows.find(({ date }) => date === from);
      // Each month is rounded to a hundredth of a per cent.
      const slack = (months.length * 0.005) / 100 / 0.9;
      const own = Math.log(figure(rows.at(-1) ?? {}) / figure(start ?? {}));
      expect(Math.abs(grown('product') - own)).toBeLessThan(slack);
      const its = Math.log(Number(formula.at(-1)?.['level']) / Number(formula[0]?.['level']));
      expect(Math.abs(grown('benchmark') - its)).toBeLessThan(slack);
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
      for (const { product, benchmark, difference } of months) {
        expect(Math.round(Number(product) * 100) - Math.round(Number(benchmark) * 100)).toBe(
          Math.round(Number(difference) * 100),
        );
      }
    },
  );

  it('are all there, with enough of each to mean something', () => {
    expect(
      products.filter(({ benchmarkPeriods = [] }) => benchmarkPeriods.length > 0).length,
    ).toBeGreaterThan(40);
    expect(formulas).toHaveLength(3);
    expect(products.filter(({ prodCode }) => navs.has(prodCode)).length).toBeGreaterThan(40);
  });
});
