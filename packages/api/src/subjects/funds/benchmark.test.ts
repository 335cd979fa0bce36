import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentSnapshot } from '@bank/store';
import { aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { benchmarkBetween, benchmarkDays, benchmarkValues, type BenchmarkParts } from './benchmark.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const [MON, TUE, WED, THU] = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'] as const;
const DAYS = [MON, TUE, WED, THU];
const [OLD, YOUNG] = ['000300', '000905'];
const HALVES: BenchmarkParts = [
  { weight: '50.00', yearRate: '3.65' },
  { weight: '50.00', index: OLD ?? '' },
];

let store: TestStore;
let content: ContentSnapshot;
beforeAll(async () => {
  store = await openTestStore();
  const level = (key: string | undefined, date: string, close: string) => ({
    key: key ?? '',
    date,
    values: [close],
  });
  const points = [
    level(OLD, MON, '1000.00'),
    level(OLD, TUE, '1100.00'),
    level(OLD, WED, ''),
    level(OLD, THU, '550.00'),
    level(YOUNG, WED, '100.00'),
    level(YOUNG, THU, '200.00'),
  ];
  await publish(
    store.writer,
    aRelease({ scope: 'funds', items: [], series: [{ type: 'index-level', mode: 'full', points }] }),
    NOW,
  );
  content = store.store.snapshot(await store.store.currentVersion(NOW));
});
afterAll(() => store.drop());

const valuesOf = async (parts: BenchmarkParts) =>
  (await benchmarkValues(content, parts, DAYS)).map(({ date, value }) => [date, value.toFixed(5)]);

describe('a benchmark', () => {
  it('moves by the weight of each part, an index by its closes and a rate by its days [FUND-1]', async () => {
    // 3.65 % a year are 0.01 % a day, of which half counts; a day without a close moves nothing else.
    expect(await valuesOf(HALVES)).toEqual([
      [MON, '1.00000'],
      [TUE, (1.05005).toFixed(5)],
      [WED, (1.05005 * 1.00005).toFixed(5)],
      [THU, (1.05005 * 1.00005 * 0.75005).toFixed(5)],
    ]);
  });

  it('begins where the youngest of its indices does', async () => {
    const parts: BenchmarkParts = [
      { weight: '50.00', index: OLD ?? '' },
      { weight: '50.00', index: YOUNG ?? '' },
    ];
    expect(await valuesOf(parts)).toEqual([
      [WED, '1.00000'],
      [THU, '1.25000'],
    ]);
    expect(await valuesOf([{ weight: '100.00', index: 'none' }])).toEqual([]);
    expect(await valuesOf([])).toEqual([]);
  });

  it('has the days of its first index, and none without an index', async () => {
    expect(await benchmarkDays(content, HALVES)).toEqual([MON, TUE, THU]);
    expect(await benchmarkDays(content, HALVES.slice(0, 1))).toEqual([]);
  });

  it('tells what it did between two days that it knows', async () => {
    const values = new Map(
      (await benchmarkValues(content, HALVES.slice(1), DAYS)).map((value) => [value.date, value]),
    );
    expect(benchmarkBetween(values, MON, TUE)).toBe('5.00');
    expect(benchmarkBetween(values, '2026-11-15', TUE)).toBeUndefined();
    expect(benchmarkBetween(values, MON, '2026-11-20')).toBeUndefined();
  });
});
