import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentSnapshot } from '@bank/store';
import { aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { fundHistory, navPoints } from './fund-history.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const [FUND, MONEY] = ['000001', '000005'] as const;
const nav = (day: number, unit: string, sum: string) => ({
  key: FUND as string,
  date: `2026-11-${String(day).padStart(2, '0')}`,
  values: [unit, sum, '', '', ''],
});
const income = (day: number, tenThousand: string) => ({
  key: MONEY as string,
  date: `2026-11-${String(day).padStart(2, '0')}`,
  values: ['', '', '', tenThousand, ''],
});

let store: TestStore;
let content: ContentSnapshot;
beforeAll(async () => {
  store = await openTestStore();
  const points = [
    nav(2, '1.0000', '1.0000'),
    nav(3, '0.9000', '1.0000'),
    nav(4, '', ''),
    nav(5, '1.8000', '1.9000'),
    nav(6, '0.9000', '1.9000'),
    ...Array.from({ length: 9 }, (_, index) => income(index + 1, index === 8 ? '2.0000' : '1.0000')),
  ];
  await publish(
    store.writer,
    aRelease({ scope: 'funds', items: [], series: [{ type: 'fund-nav', mode: 'full', points }] }),
    NOW,
  );
  content = store.store.snapshot(await store.store.currentVersion(NOW));
});
afterAll(() => store.drop());

describe('the history of a fund', () => {
  it('has the days with a value, and what each changed, with what was distributed [FUND-2]', async () => {
    const history = await fundHistory(content, FUND);
    expect(navPoints(history).map(({ navDate, dayRate }) => [navDate, dayRate])).toEqual([
      ['2026-11-02', ''],
      ['2026-11-03', '0.00'],
      ['2026-11-05', '100.00'],
      ['2026-11-06', '0.00'],
    ]);
    expect(navPoints(history, '2026-11-05', '2026-11-05')).toMatchObject([{ dayRate: '100.00' }]);
  });

  it('has the yield of a money fund by the seven days before each [FUND-2]', async () => {
    const points = navPoints(await fundHistory(content, MONEY));
    const yieldOf = (sum: number) => ((sum ** (365 / 7) - 1) * 100).toFixed(3);
    expect(points[0]).not.toHaveProperty('sevenDayYield');
    expect(points.slice(-2).map(({ sevenDayYield }) => sevenDayYield)).toEqual([
      yieldOf(1.0001 ** 7),
      yieldOf(1.0001 ** 6 * 1.0002),
    ]);
  });
});
