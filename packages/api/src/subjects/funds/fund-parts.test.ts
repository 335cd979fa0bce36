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
import { recordTypes, seriesFields, type RecordBody, type RecordTypeName } from '@bank/contract/schemas';
import { aRecord, aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const [NAV, MONEY, YOUNG] = ['000001', '000005', '000002'];

const record = (type: RecordTypeName, key: string, body: object, language: 'CN' | 'EN' = 'CN') =>
  aRecord(type, { key, language }, recordTypes[type].body.parse(body) as RecordBody<typeof type>);
const aFund = (fundCode: string, fundName: string, given: object = {}, language: 'CN' | 'EN' = 'CN') =>
  record(
    'fund',
    fundCode,
    {
      fundCode,
      fundName,
      fundType: '02',
      riskLevel: 'R4',
      status: '0',
      companyCode: 'C1',
      minAmount: '10',
      buyRate: '1.50',
      purchasable: '1',
      redeemable: '1',
      sort: 1,
      ...given,
    },
    language,
  );
const profile = (fundCode: string) =>
  record('fund-profile', fundCode, {
    fundCode,
    fullName: fundCode,
    subType: '混合型',
    setupDate: '2025-06-30',
    custodian: '北曜银行',
    scale: '100000000.00',
    scaleDate: '2026-09-30',
    benchmark: '略',
    benchmarkParts: [],
    strategy: '略',
    scopeText: '略',
    dividendPolicy: '略',
    buyConfirm: 'T+1',
    redeemArrival: 'T+3',
    issue: { raiseStart: '2025-05-20', raiseEnd: '2025-06-07', raiseAmount: '', unitPrice: '1.0000' },
    fees: [{ feeType: 'PURCHASE', rate: '0.00' }],
    dividends: [],
    holdings: [],
    indices: [{ reportDate: '2026-09-30', netAsset: '1', profit: '1' }],
  });
const figure = (key: string, given: Record<string, string>) => ({
  key,
  date: '2026-11-19',
  values: seriesFields('fund-measure').map((field) => given[field] ?? ''),
});
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
        aFund(NAV, '澄江优选', { sort: 2 }),
        aFund(NAV, 'Clear River Select', {}, 'EN'),
        aFund(MONEY, '日日增', { fundType: '05', sort: 1 }),
        aFund(YOUNG, '新基金', { sort: 1 }),
        ...[NAV, MONEY, YOUNG].map((code) => profile(code ?? '')),
        record('fund-manager', 'M1', {
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
  const deposit = {
    currency: 'CNY',
    kind: 'FIXED',
    termCode: '1Y',
    termName: '1 年',
    rate: '1.00',
    effectiveDate: '2026-01-01',
    sort: 1,
  };
  await publish(
    store.writer,
    aRelease({ scope: 'rates', items: [record('deposit-rate', 'year', deposit)] }),
    NOW,
  );
  const content = store.store.snapshot(await store.store.currentVersion(NOW));
  client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
});
afterAll(() => store.drop());

describe('one fund', () => {
  it('has its place among its peers, and none before its first year [FUND-2]', async () => {
    const detail = await client.call(fundDetail, { fundCode: NAV ?? '' });
    expect(detail).toMatchObject({
      rank: { place: 1, of: 1 },
      sharpe: '1.90',
      trend: expect.any(Array) as unknown[],
    });
    expect(detail.trend.length).toBeGreaterThan(0);
    expect(await client.call(fundDetail, { fundCode: YOUNG ?? '' })).not.toHaveProperty('rank');
    expect(await client.call(fundDetail, { fundCode: MONEY ?? '' })).not.toHaveProperty('sharpe');
  });

  it('is measured over the year up to a report, and by that alone [FUND-2]', async () => {
    const [report] = await client.call(fundIndexes, { fundCode: NAV ?? '' });
    // From 1.00 to 1.20 over 0.80: neither the 2.00 before nor the 5.00 after.
    expect(report).toMatchObject({ reportDate: '2026-09-30', maxDrawdown: '-20.00' });
    expect(Number(report?.sharpe)).toBeCloseTo((20 - 1) / Number(report?.stdDev), 1);
    const [money] = await client.call(fundIndexes, { fundCode: MONEY ?? '' });
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
    expect(await client.call(fundYear, { fundCode: YOUNG ?? '' })).toEqual({
      fundCode: YOUNG,
      from: '',
      to: '',
      points: [],
    });
    expect((await client.call(fundYear, { fundCode: NAV ?? '' })).points).toEqual(['0.00', '10.00']);
  });
});

describe('a manager', () => {
  it('is told term by term, present ones first, with what each term made or nothing [FUND-2]', async () => {
    const terms = await client.call(fundManagers, { fundCode: NAV ?? '' });
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
