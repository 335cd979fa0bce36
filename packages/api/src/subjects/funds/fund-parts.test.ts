import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  fundDetail,
  fundIndexes,
  fundList,
  fundManagers,
  fundPlan,
  fundYear,
  type Client,
} from '@bank/contract';
import { aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { aDeposit } from '../../testing/a-deposit.ts';
import { aFund } from '../../testing/a-fund.ts';
import { aFundProfile } from '../../testing/a-fund-profile.ts';
import { fundFigures } from '../../testing/fund-figures.ts';
import { parsedRecord } from '../../testing/parsed-record.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const [NAV, MONEY, YOUNG] = ['000001', '000005', '000002'] as const;

const profile = (fundCode: string) =>
  aFundProfile(fundCode, {
    setupDate: '2025-06-30',
    fees: [{ feeType: 'PURCHASE', rate: '0.00', unit: 'PERCENT' }],
    indices: [{ reportDate: '2026-09-30', netAsset: '1', profit: '1' }],
  });
const figure = (key: string, given: Record<string, string>) => fundFigures(key, '2026-11-19', given);
const nav = (date: string, unit: string) => ({ key: NAV, date, values: [unit, '', '', '', ''] });

let store: TestStore;
let client: Client;
beforeAll(async () => {
  store = await openTestStore();
  const income = ['2025-09-30', '2026-09-30', '2026-11-19'].map((date) => ({
    key: MONEY,
    date,
    values: ['', '', '', '0.40', ''],
  }));
  await publish(
    store.writer,
    aRelease({
      scope: 'funds',
      items: [
        aFund(NAV, { fundName: '澄江优选', sort: 2 }),
        aFund(NAV, { fundName: 'Clear River Select' }, 'EN'),
        aFund(MONEY, { fundName: '日日增', fundType: '05', sort: 1 }),
        aFund(YOUNG, { fundName: '新基金', sort: 1 }),
        ...[NAV, MONEY, YOUNG].map((code) => profile(code)),
        parsedRecord('fund-manager', 'M1', {
          id: 'M1',
          name: '顾言川',
          resume: '硕士。',
          sort: 1,
          tenures: [
            { fundCode: NAV, startDate: '2024-01-01', endDate: '2025-06-01' },
            { fundCode: NAV, startDate: '2026-06-30' },
            { fundCode: NAV, startDate: '2025-01-01', endDate: '2026-06-30' },
            { fundCode: YOUNG, startDate: '2026-11-01' },
          ],
        }),
      ],
      series: [
        {
          type: 'fund-nav',
          mode: 'full',
          points: [
            nav('2025-06-30', '2.0000'),
            nav('2025-09-30', '1.0000'),
            nav('2026-06-30', '0.8000'),
            nav('2026-09-30', '1.2000'),
            nav('2026-11-19', '5.0000'),
            ...income,
          ],
        },
        {
          type: 'fund-measure',
          mode: 'full',
          points: [
            figure(NAV, {
              Y1: '20.00',
              unitNav: '5.0000',
              stdDev: '10.00',
              maxDrawdown: '-20.00',
              curve: '0|1000',
            }),
            figure(MONEY, { Y1: '1.60', stdDev: '0.01', maxDrawdown: '-0.01', tenThousandIncome: '0.40' }),
          ],
        },
      ],
    }),
    NOW,
  );
  await publish(store.writer, aRelease({ scope: 'rates', items: [aDeposit('year', { rate: '1.00' })] }), NOW);
  const content = store.store.snapshot(await store.store.currentVersion(NOW));
  client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
});
afterAll(() => store.drop());

describe('one fund', () => {
  it('has its place among its peers, and none before its first year [FUND-2]', async () => {
    const detail = await client.call(fundDetail, { fundCode: NAV });
    expect(detail).toMatchObject({
      rank: { place: 1, of: 1 },
      sharpe: '1.90',
      trend: expect.any(Array) as unknown[],
    });
    expect(detail.trend.length).toBeGreaterThan(0);
    expect(await client.call(fundDetail, { fundCode: YOUNG })).not.toHaveProperty('rank');
    expect(await client.call(fundDetail, { fundCode: MONEY })).not.toHaveProperty('sharpe');
  });

  it('is measured over the year up to a report, and by that alone [FUND-2]', async () => {
    const [report] = await client.call(fundIndexes, { fundCode: NAV });
    // From 1.00 to 1.20 over 0.80: neither the 2.00 before nor the 5.00 after.
    expect(report).toMatchObject({ reportDate: '2026-09-30', maxDrawdown: '-20.00' });
    expect(Number(report?.sharpe)).toBeCloseTo((20 - 1) / Number(report?.stdDev), 1);
    const [money] = await client.call(fundIndexes, { fundCode: MONEY });
    for (const field of ['maxDrawdown', 'stdDev', 'sharpe']) expect(money).not.toHaveProperty(field);
  });

  it('has a plan of so much on a day of the month, for so many months; a money fund has none [FUND-2]', async () => {
    const plan = (fundCode: string | undefined) =>
      client.call(fundPlan, { fundCode: fundCode ?? '', amount: '120.00', day: 19, months: 2 });
    expect(await plan(NAV)).toMatchObject({ last: '2026-11-19', feeRate: '0.00' });
    expect((await plan(NAV)).instalments).toBeGreaterThan(0);
    expect(await plan(MONEY)).toMatchObject({ instalments: 0, value: '', points: [] });
  });

  it('has no year before its first figures [FUND-1]', async () => {
    expect(await client.call(fundYear, { fundCode: YOUNG })).toEqual({
      fundCode: YOUNG,
      from: '',
      to: '',
      points: [],
    });
    expect((await client.call(fundYear, { fundCode: NAV })).points).toEqual(['0.00', '10.00']);
  });
});

describe('a manager', () => {
  it('is told term by term, present ones first, with what each term made or nothing [FUND-2]', async () => {
    const terms = await client.call(fundManagers, { fundCode: NAV });
    expect(terms.map(({ startDate, endDate, tenureReturn }) => [startDate, endDate, tenureReturn])).toEqual([
      ['2026-06-30', undefined, '525.00'],
      ['2025-01-01', '2026-06-30', '-60.00'],
      ['2024-01-01', '2025-06-01', ''],
    ]);
    expect(terms[0]?.funds.map(({ fundCode, tenureReturn }) => [fundCode, tenureReturn])).toEqual([
      [YOUNG, ''],
      [NAV, '525.00'],
      [NAV, '-60.00'],
      [NAV, ''],
    ]);
  });
});

describe('the list', () => {
  const codes = async (request: object) =>
    (await client.call(fundList, request)).list.map(({ fundCode }) => fundCode);

  it('finds a fund by its name in the other language, and by no two names at once [FUND-1]', async () => {
    expect(await codes({ keyword: 'clear river' })).toEqual([NAV]);
    expect(await codes({ keyword: '优选clear' })).toEqual([]);
  });

  it('counts what can be bought, and tells the place of each that has one [FUND-1]', async () => {
    const { total, onSale, list } = await client.call(fundList, { sortField: 'CODE', sortOrder: 'ASC' });
    expect([total, onSale]).toEqual([3, 3]);
    expect(list.map((fund) => 'rank' in fund)).toEqual([true, false, true]);
  });
});
