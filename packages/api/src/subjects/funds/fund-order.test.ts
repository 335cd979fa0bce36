import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  fundCurves,
  fundDetail,
  fundList,
  fundNav,
  fundSellInfo,
  type Client,
} from '@bank/contract';
import { aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { aDeposit } from '../../testing/a-deposit.ts';
import { aFund } from '../../testing/a-fund.ts';
import { aFundProfile } from '../../testing/a-fund-profile.ts';
import { fundFigures } from '../../testing/fund-figures.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const [A, B, C, NEW] = ['000001', '000002', '000003', '000004'];

const profile = (fundCode: string, scale: string, setupDate: string) =>
  aFundProfile(fundCode, {
    scale,
    setupDate,
    dividends: ['2026-11-12', '2026-11-16', '2026-11-19', '2026-11-20'].map((exDate) => ({
      registerDate: exDate,
      exDate,
      payDate: exDate,
      perUnit: '0.0100',
    })),
  });
const nav = (key: string, date: string, unit: string) => ({ key, date, values: [unit, '', '', '', ''] });

let store: TestStore;
let client: Client;
beforeAll(async () => {
  store = await openTestStore();
  await publish(
    store.writer,
    aRelease({
      scope: 'funds',
      items: [
        aFund(A, { fundName: '澄江优选', status: '3' }),
        aFund(B, { fundName: '澄江优选', status: '1', buyRate: '1.20' }),
        aFund(C, { purchasable: '0', discountRate: '0.10' }),
        aFund(NEW, { status: '2' }),
        profile(A, '100000000.00', '2020-11-20'),
        profile(B, '300000000.00', '2022-11-19'),
        profile(C, '200000000.00', '2021-01-05'),
      ],
      series: [
        {
          type: 'fund-measure',
          mode: 'full',
          points: [
            fundFigures(A, '2026-11-19', {
              Y1: '1.00',
              unitNav: '3.0',
              accNav: '1.0',
              dayRate: '0.30',
              maxDrawdown: '-3.00',
              stdDev: '9.00',
              tenThousandIncome: '0.1',
              sevenDayYield: '3.0',
            }),
            fundFigures(B, '2026-11-18', {
              Y1: '3.00',
              unitNav: '2.0',
              accNav: '3.0',
              dayRate: '0.10',
              maxDrawdown: '-1.00',
              stdDev: '3.00',
              tenThousandIncome: '0.3',
              sevenDayYield: '2.0',
            }),
            fundFigures(C, '2026-11-17', {
              Y1: '2.00',
              unitNav: '1.0',
              accNav: '2.0',
              dayRate: '0.20',
              maxDrawdown: '-2.00',
              stdDev: '1.00',
              tenThousandIncome: '0.2',
              sevenDayYield: '1.0',
            }),
          ],
        },
        {
          type: 'fund-nav',
          mode: 'full',
          points: [
            nav(A, '2026-11-12', '1.0'),
            nav(A, '2026-11-13', '1.1'),
            nav(A, '2026-11-16', '1.2'),
            nav(A, '2026-11-19', '1.3'),
            nav(B, '2026-11-12', '1.0'),
            nav(B, '2026-11-16', '1.1'),
            nav(B, '2026-11-18', '1.2'),
            nav(B, '2026-11-19', '1.3'),
          ],
        },
      ],
    }),
    NOW,
  );
  await publish(
    store.writer,
    aRelease({
      scope: 'rates',
      items: [aDeposit('year', { rate: '0.50' })],
    }),
    NOW,
  );
  const content = store.store.snapshot(await store.store.currentVersion(NOW));
  client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
});
afterAll(() => store.drop());

const codes = async (request: object) =>
  (await client.call(fundList, request)).list.map(({ fundCode }) => fundCode);

describe('funds in order', () => {
  it.each([
    ['RETURN', [B, C, A, NEW]],
    ['UNIT_NAV', [A, B, C, NEW]],
    ['ACC_NAV', [B, C, A, NEW]],
    ['NAV_DATE', [A, B, C, NEW]],
    ['DAY_RATE', [A, C, B, NEW]],
    ['SEVEN_DAY_YIELD', [A, B, C, NEW]],
    ['TEN_THOUSAND_INCOME', [B, C, A, NEW]],
    ['BUY_RATE', [A, NEW, B, C]],
    ['DRAWDOWN', [B, C, A, NEW]],
    ['SHARPE', [C, B, A, NEW]],
    ['SCALE', [B, C, A, NEW]],
    ['AGE', [B, C, A, NEW]],
    ['CODE', [NEW, C, B, A]],
  ])(
    'by %s have the highest first, equal ones by code and those without it last [FUND-1]',
    async (...given) => {
      const [sortField, expected] = given;
      expect(await codes({ sortField, sortOrder: 'DESC' })).toEqual(expected);
      const lacking = expected.at(-1) === NEW ? [NEW] : [];
      const up = expected.slice(0, expected.length - lacking.length).toReversed();
      if (sortField !== 'BUY_RATE')
        expect(await codes({ sortField, sortOrder: 'ASC' })).toEqual([...up, ...lacking]);
    },
  );

  it('are as old as the whole years up to their newest figures [FUND-1]', async () => {
    // One is five years and 364 days old, one three years and 364, one five years and ten months.
    expect(await codes({ yearsAtLeast: 5, sortField: 'CODE', sortOrder: 'ASC' })).toEqual([A, C]);
    expect(await codes({ yearsAtLeast: 6 })).toEqual([]);
    expect(await codes({ yearsAtLeast: 3, sortField: 'CODE', sortOrder: 'ASC' })).toEqual([A, B, C]);
    expect(await codes({ yearsAtLeast: 4, sortField: 'CODE', sortOrder: 'ASC' })).toEqual([A, C]);
  });

  it('are as large as asked for, or larger [FUND-1]', async () => {
    expect(await codes({ sizeAtLeast: 2, sortField: 'CODE', sortOrder: 'ASC' })).toEqual([B, C]);
    expect(await codes({ sizeAtLeast: 3 })).toEqual([B]);
  });

  it('can be bought while they are open, offered or only closed to redemption [S7-fund]', async () => {
    const { list } = await client.call(fundSellInfo, { sortField: 'CODE', sortOrder: 'ASC' });
    expect(list.map(({ fundCode }) => fundCode)).toEqual([A, B]);
  });

  it('are found by words in any order, and in a comparison too [FUND-1] [FUND-3]', async () => {
    expect(await codes({ keyword: '  000002   澄江 ' })).toEqual([B]);
    expect(await codes({ fundCodes: [A, B], keyword: '000002' })).toEqual([B]);
  });
});

describe('funds beside each other', () => {
  it('are drawn on the days that all of them have [FUND-3]', async () => {
    const { list, from, to } = await client.call(fundCurves, { fundCodes: [A, B], window: 'ALL' });
    expect([from, to]).toEqual(['2026-11-12', '2026-11-19']);
    for (const { points } of list)
      expect(points.map(({ date }) => date)).toEqual(['2026-11-12', '2026-11-16', '2026-11-19']);
  });

  it('have the months since they began, and the distributions after the first day [FUND-3]', async () => {
    const [one] = (await client.call(fundCurves, { fundCodes: [A], window: 'ALL' })).list;
    expect(one?.months.map(({ month }) => month)).toEqual(['2026-11']);
    expect(one?.dividends.map(({ exDate }) => exDate)).toEqual(['2026-11-16', '2026-11-19']);
  });

  it('are nothing while none of them has a NAV [FUND-3]', async () => {
    expect(await client.call(fundCurves, { fundCodes: [NEW], window: 'ALL' })).toEqual({
      from: '',
      to: '',
      list: [],
      pairs: [],
    });
  });

  it('that are all unknown are not found [FUND-3]', async () => {
    await expect(client.call(fundCurves, { fundCodes: ['999999'], window: 'ALL' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });
});

describe('a fund', () => {
  it('has its NAVs between two days, both in it [FUND-2]', async () => {
    const found = await client.call(fundNav, { fundCode: A, startDate: '2026-11-13', endDate: '2026-11-16' });
    expect(found.map(({ navDate, dayRate }) => [navDate, dayRate])).toEqual([
      ['2026-11-13', '10.00'],
      ['2026-11-16', '9.09'],
    ]);
  });

  it('without a description is listed, but has no page [FUND-2]', async () => {
    await expect(client.call(fundDetail, { fundCode: NEW })).rejects.toMatchObject({ body: { code: 40400 } });
    expect(await client.call(fundNav, { fundCode: NEW })).toEqual([]);
  });
});
