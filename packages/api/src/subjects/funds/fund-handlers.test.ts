import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  fundClasses,
  fundCompanies,
  fundCurves,
  fundDetail,
  fundDividends,
  fundFees,
  fundField,
  fundHoldings,
  fundIndexes,
  fundIssue,
  fundLaws,
  fundList,
  fundManagers,
  fundNav,
  fundNews,
  fundNotices,
  fundSellInfo,
  fundSellers,
  fundStudy,
  fundYear,
  specialProducts,
  type Client,
  type Endpoint,
} from '@bank/contract';
import { aRelease, anArticle, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { aDeposit } from '../../testing/a-deposit.ts';
import { aFund } from '../../testing/a-fund.ts';
import { aFundProfile } from '../../testing/a-fund-profile.ts';
import { fundFigures } from '../../testing/fund-figures.ts';
import { parsedRecord } from '../../testing/parsed-record.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

/** At a discount. */
const fund = (fundCode: string, given: Parameters<typeof aFund>[1] = {}) =>
  aFund(fundCode, { discountRate: '0.15', ...given });

const profile = aFundProfile('000001', {
  fullName: '澄江优选混合型证券投资基金',
  setupDate: '2025-11-18',
  scale: '4126000000.00',
  benchmark: '甲指数 × 50% + 存款利率 × 50%',
  benchmarkParts: [
    { weight: '50', index: 'JIA' },
    { weight: '50', yearRate: '3.65' },
  ],
  issue: { raiseStart: '2025-10-20', raiseEnd: '2025-11-07', raiseAmount: '', unitPrice: '1.0000' },
  fees: [{ feeType: 'PURCHASE', rate: '1.50', discountRate: '0.15', unit: 'PERCENT' }],
  dividends: [
    { registerDate: '2025-12-31', exDate: '2025-12-31', payDate: '2026-01-05', perUnit: '0.1000' },
    { registerDate: '2026-11-18', exDate: '2026-11-18', payDate: '2026-11-20', perUnit: '0.1000' },
  ],
  holdings: [
    {
      stockCode: '600xxx',
      stockName: '江陵电力',
      kind: 'STOCK',
      ratio: '4.66',
      amount: '1',
      shares: '1',
      reportDate: '2026-09-30',
    },
  ],
  indices: [
    { reportDate: '2025-12-31', netAsset: '1', profit: '1' },
    { reportDate: '2026-11-19', netAsset: '2', profit: '1' },
  ],
});
const manager = parsedRecord('fund-manager', 'M1', {
  id: 'M1',
  name: '顾言川',
  resume: '硕士。',
  sort: 1,
  tenures: [
    { fundCode: '000001', startDate: '2025-11-18', endDate: '2026-11-12' },
    { fundCode: '000001', startDate: '2026-11-18' },
    // Of another bank.
    { fundCode: '999999', startDate: '2026-11-18' },
  ],
});

const nav = (date: string, unit: string, acc = '') => ({
  key: '000001',
  date,
  values: [unit, acc, '', '', ''],
});
const deposit = (
  effectiveDate: string,
  rate: string,
  { key = 'year', ...given }: Parameters<typeof aDeposit>[1] & { key?: string } = {},
) => aDeposit(`${key}-${effectiveDate}`, { minAmount: '50', rate, effectiveDate, ...given });
const article = (key: string, columnId: string, publishDate: string, given: object = {}) =>
  anArticle({ key, columnId, title: key, publishDate, ...given });

let store: TestStore;
let client: Client;
beforeAll(async () => {
  store = await openTestStore();
  const funds = aRelease({
    scope: 'funds',
    items: [
      fund('000001', {
        fundName: '澄江优选混合 A',
        riskLevel: 'R4',
        pinyin: 'chengjiangyouxuanhunhea',
        initials: 'cjyxhha',
        themes: ['TECH'],
      }),
      fund('000002', { sort: 3, riskLevel: 'R3' }),
      fund('000003', { sort: 2, companyCode: 'C2' }),
      fund('000004', { status: '2', purchasable: '0' }),
      fund('000005', { status: '5', purchasable: '0' }),
      fund('000006', { fundType: '05', riskLevel: 'R1', buyRate: '0.00', discountRate: undefined }),
      fund('000007', { fundType: '01', status: '1' }),
      parsedRecord('fund-company', 'C1', {
        companyCode: 'C1',
        companyName: '澄江基金',
        initial: 'C',
        sort: 1,
      }),
      parsedRecord('fund-company', 'C2', {
        companyCode: 'C2',
        companyName: '远岫基金',
        initial: 'Y',
        sort: 2,
      }),
      parsedRecord('fund-company', 'C3', { companyCode: 'C3', companyName: '无基金', initial: 'W', sort: 3 }),
      parsedRecord('fund-seller', 'bank', {
        organCode: 'BOB',
        organName: '北曜银行',
        organType: 'OWN',
        sort: 1,
      }),
      parsedRecord('fund-seller', 'other', {
        organCode: 'X',
        organName: '他行',
        organType: 'OWN',
        sort: 2,
        companyCodes: ['C2'],
      }),
      parsedRecord('fund-group', 'g', {
        pageId: 'P01',
        groupName: '基金专区',
        kind: 'GROUP',
        codes: ['000003', '000009', '000001'],
        total: 9,
        sort: 1,
      }),
      profile,
      manager,
    ],
    series: [
      {
        type: 'fund-measure',
        mode: 'full',
        points: [
          fundFigures('000001', '2026-11-19', {
            since: '2025-11-18',
            Y1: '20.00',
            W1: '1.00',
            unitNav: '1.1000',
            accNav: '1.3000',
            dayRate: '0.10',
            curve: '0|1000|120|2000',
            curveFrom: '2025-11-18',
            stdDev: '17.1818',
            maxDrawdown: '-8.00',
            fallFrom: '2026-01-05',
            fallTo: '2026-03-02',
            recovered: '2026-05-04',
          }),
          fundFigures('000002', '2026-11-19', {
            since: '2024-01-02',
            Y1: '20.00',
            unitNav: '2.0000',
            accNav: '2.0000',
          }),
          fundFigures('000003', '2026-11-18', {
            since: '2024-01-02',
            Y1: '-3.00',
            unitNav: '0.9000',
            accNav: '0.9000',
          }),
          fundFigures('000004', '2026-10-30', {
            since: '2024-01-02',
            Y1: '50.00',
            unitNav: '1.5000',
            accNav: '1.5000',
          }),
          fundFigures('000005', '2026-11-19', {
            since: '2024-01-02',
            Y1: '60.00',
            unitNav: '1.6000',
            accNav: '1.6000',
          }),
          fundFigures('000006', '2026-11-19', {
            since: '2024-01-02',
            Y1: '1.60',
            tenThousandIncome: '0.4321',
            sevenDayYield: '1.588',
          }),
        ],
      },
      {
        type: 'fund-nav',
        mode: 'full',
        points: [
          nav('2025-11-18', '1.0000'),
          nav('2025-12-31', '1.0000', '1.1000'),
          nav('2026-11-12', '1.1000'),
          nav('2026-11-18', '1.0000', '1.2000'),
          nav('2026-11-19', '1.1000'),
          ...Array.from({ length: 8 }, (_, day) => ({
            key: '000006',
            date: `2026-11-${12 + day}`,
            values: ['', '', '', '0.40', '9.999'],
          })),
        ],
      },
      {
        type: 'index-level',
        mode: 'full',
        points: [
          { key: 'JIA', date: '2025-11-18', values: ['100'] },
          { key: 'JIA', date: '2026-11-18', values: ['110'] },
        ],
      },
    ],
  });
  await publish(store.writer, funds, NOW);
  const articles = [
    article('n1', '102002', '2026-11-10', { top: true }),
    article('n2', '102002', '2026-11-12'),
    article('n3', '102002', '2025-03-01', { title: '基金分红怎么看' }),
    article('s1', '102003', '2026-05-01'),
    article('o1', '102004', '2026-10-28', { prodCode: '000001' }),
    article('o2', '102004', '2026-10-29', { prodCode: '000002' }),
    article('l1', '102005', '2026-01-01'),
  ];
  await publish(store.writer, aRelease({ items: articles }), NOW);
  const rates = [
    deposit('2026-05-22', '1.20'),
    deposit('2026-11-12', '1.10'),
    deposit('2026-11-12', '1.40', { key: 'large', minAmount: '200000' }),
    deposit('2026-11-12', '0.70', { key: '3m', termCode: '3M' }),
  ];
  await publish(store.writer, aRelease({ scope: 'rates', items: rates }), NOW);
  const content = store.store.snapshot(await store.store.currentVersion(NOW));
  client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
});
afterAll(() => store.drop());

const codes = async (request: object) =>
  (await client.call(fundList, request)).list.map(({ fundCode }) => fundCode);

describe('the list of funds', () => {
  it('ranks by the return of the window, equal ones by code, those without it last [FUND-1] [S7-fund]', async () => {
    expect(await codes({})).toEqual(['000005', '000004', '000001', '000002', '000006', '000003', '000007']);
    expect(await codes({ sortOrder: 'ASC' })).toEqual([
      '000003',
      '000006',
      '000001',
      '000002',
      '000004',
      '000005',
      '000007',
    ]);
    expect((await codes({ window: 'W1' }))[0]).toBe('000001');
  });

  it.each([
    ['types', { fundTypes: ['05', '01'] }, ['000006', '000007']],
    ['companies', { companyCodes: ['C2'] }, ['000003']],
    ['risk levels', { riskLevels: ['R3'] }, ['000002']],
    ['one status', { status: '2' }, ['000004']],
    ['several statuses', { status: ['1', '5'] }, ['000005', '000007']],
    ['themes', { themes: ['TECH', 'GOLD'] }, ['000001']],
    ['code', { keyword: '000003' }, ['000003']],
    ['name', { keyword: '澄江 混合' }, ['000001']],
    ['pinyin', { keyword: 'YouXuan' }, ['000001']],
    ['initials', { keyword: 'cjyx' }, ['000001']],
    ['all at once', { fundTypes: ['02'], keyword: 'cjyx', riskLevels: ['R3'] }, []],
  ])('filters by %s [FUND-1]', async (_, filter, expected) => {
    expect(await codes(filter)).toEqual(expected);
  });

  it.each([
    ['UNIT_NAV', 'DESC', '000002'],
    ['NAV_DATE', 'ASC', '000004'],
    ['SEVEN_DAY_YIELD', 'DESC', '000006'],
    ['BUY_RATE', 'ASC', '000006'],
    ['CODE', 'ASC', '000001'],
  ])('orders by %s %s [FUND-1]', async (sortField, sortOrder, first) => {
    expect((await codes({ sortField, sortOrder }))[0]).toBe(first);
  });

  it('gives a comparison in the order of its codes, at most four [FUND-3]', async () => {
    expect(await codes({ fundCodes: ['000003', '999999', '000001', '000003'] })).toEqual([
      '000003',
      '000001',
    ]);
    const five = ['000001', '000002', '000003', '000004', '000005'];
    await expect(codes({ fundCodes: five })).rejects.toMatchObject({ body: { code: 40000 } });
  });

  it('places funds among those of their type; the ended and the stale are not compared [FUND-1]', async () => {
    const { list } = await client.call(fundList, { sortField: 'CODE', sortOrder: 'ASC' });
    expect(list.map(({ rank }) => rank)).toEqual([
      { place: 1, of: 3 },
      { place: 1, of: 3 },
      { place: 3, of: 3 },
      undefined,
      undefined,
      { place: 1, of: 1 },
      undefined,
    ]);
  });

  it('shows money funds with yields instead of NAVs [FUND-4]', async () => {
    const { list } = await client.call(fundList, { fundTypes: ['05'] });
    expect(list[0]).toMatchObject({
      unitNav: '',
      dayRate: '',
      tenThousandIncome: '0.4321',
      sevenDayYield: '1.588',
      trend: [],
    });
  });

  it('pages, and dates what was found [S7-fund]', async () => {
    const page = await client.call(fundList, { pageSize: 2, pageNum: 2, fundTypes: ['02'] });
    expect(page).toMatchObject({ total: 5, pageNum: 2, dataDate: '2026-11-19' });
    expect(page.list.map(({ fundCode }) => fundCode)).toEqual(['000001', '000002']);
  });

  it('of funds on sale leaves out what cannot be bought [S7-fund]', async () => {
    const { list } = await client.call(fundSellInfo, {});
    expect(list.map(({ fundCode }) => fundCode)).toEqual(['000001', '000002', '000006', '000003', '000007']);
  });

  it.each([
    ['fundTypes.0', { fundTypes: ['09'] }],
    ['window', { window: 'Y9' }],
    ['sortField', { sortField: 'NAME' }],
    ['pageSize', { pageSize: 51 }],
    ['fundCodes.0', { fundCodes: ['12345'] }],
    ['colour', { colour: 'red' }],
  ])('names a bad %s [S7-fund] [S8-code]', async (field, request) => {
    const refused = client.call(fundList, request as object);
    await expect(refused).rejects.toMatchObject({
      body: { code: 40000, data: { fields: { [field]: expect.any(String) as string } } },
    });
  });
});

describe('risk', () => {
  it('of all funds stands beside the return, measured against the bank’s own deposit [FUND-1]', async () => {
    const field = await client.call(fundField, {});
    expect(field).toMatchObject({ dataDate: '2026-11-19', riskFree: '1.10' });
    expect(field.list).toEqual([
      {
        fundCode: '000001',
        fundName: '澄江优选混合 A',
        fundType: '02',
        riskLevel: 'R4',
        year: '20.00',
        stdDev: '17.18',
        maxDrawdown: '-8.00',
        sharpe: '1.10',
        place: 1,
      },
    ]);
    // 000002, 000003 and 000006 are compared but their risk is not known; the ended and the stale are left out.
    expect(field.young).toBe(3);
  });

  it('of one fund is its year day by day, and how long it took to be where it was [FUND-1]', async () => {
    expect(await client.call(fundYear, { fundCode: '000001' })).toEqual({
      fundCode: '000001',
      from: '2025-11-18',
      to: '2026-11-19',
      points: ['0.00', '10.00', '1.20', '20.00'],
      fall: { from: '2026-01-05', to: '2026-03-02', recovered: '2026-05-04', months: 3 },
    });
    expect(await client.call(fundYear, { fundCode: '000002' })).toMatchObject({ from: '', points: [] });
    await expect(client.call(fundYear, { fundCode: '999999' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });

  it('limits and orders the list, as do age and size [FUND-1]', async () => {
    expect(await codes({ fallAtMost: 8 })).toEqual(['000001']);
    expect(await codes({ fallAtMost: 7 })).toEqual([]);
    expect(await codes({ yearsAtLeast: 1 })).toEqual(['000001']);
    expect(await codes({ yearsAtLeast: 2 })).toEqual([]);
    expect(await codes({ sizeAtLeast: 41 })).toContain('000001');
    expect(await codes({ sizeAtLeast: 42 })).toEqual([]);
    for (const sortField of ['DRAWDOWN', 'SHARPE', 'SCALE', 'AGE'] as const)
      expect((await codes({ sortField }))[0]).toBe('000001');
  });
});

describe('around the list', () => {
  it('types and companies count their funds; empty ones are left out [S7-fund]', async () => {
    expect(await client.call(fundClasses, {})).toEqual([
      { code: '01', name: '股票型', count: 1 },
      { code: '02', name: '混合型', count: 5 },
      { code: '05', name: '货币型', count: 1 },
    ]);
    expect(await client.call(fundCompanies, {})).toEqual([
      { companyCode: 'C1', companyName: '澄江基金', initial: 'C', fundCount: 6 },
      { companyCode: 'C2', companyName: '远岫基金', initial: 'Y', fundCount: 1 },
    ]);
  });

  it('sellers are all, or those of one fund [S7-fund]', async () => {
    const named = async (request: object) =>
      (await client.call(fundSellers, request)).map(({ organCode }) => organCode);
    expect(await named({})).toEqual(['BOB', 'X']);
    expect(await named({ fundCode: '000001' })).toEqual(['BOB']);
  });

  it('the home page shows the same funds and counts those on sale [S2-personal]', async () => {
    const [group] = await client.call(specialProducts, { pageId: 'P01' });
    expect(group).toMatchObject({
      prodType: 'FUND',
      total: 5,
      list: [{ fundCode: '000003' }, { fundCode: '000001', companyName: '澄江基金' }],
    });
  });
});

describe('one fund', () => {
  it('is told with its performance beside benchmark and peers [FUND-2]', async () => {
    const detail = await client.call(fundDetail, { fundCode: '000001' });
    expect(detail).toMatchObject({
      fullName: '澄江优选混合型证券投资基金',
      companyName: '澄江基金',
      managers: [{ id: 'M1', name: '顾言川', startDate: '2026-11-18' }],
      maxDrawdown: '-8.00',
      stdDev: '17.18',
      // (20.00 − 1.10) / 17.1818
      sharpe: '1.10',
      historyFrom: '2025-11-18',
    });
    // Peers of the year: 20, 20 and −3, 37 / 3 = 12.33. Benchmark of the year: half an index that rose by 10 % on one
    // day, half 3.65 % a year for 365 days: 5 % + 1.825 %, and the little that one makes on the other.
    const year = detail.performance.find(({ window }) => window === 'Y1');
    expect(year).toMatchObject({ return: '20.00', peerAverage: '12.33', rank: { place: 1, of: 3 } });
    expect(Number(year?.benchmark)).toBeCloseTo(6.9, 1);
  });

  it('tells issue, fees, holdings and distributions, the newest first [FUND-2]', async () => {
    expect(await client.call(fundIssue, { fundCode: '000001' })).toMatchObject({
      raiseEnd: '2025-11-07',
      raiseAmount: '',
    });
    expect(await client.call(fundFees, { fundCode: '000001' })).toEqual([
      { feeType: 'PURCHASE', rate: '1.50', discountRate: '0.15', unit: 'PERCENT' },
    ]);
    expect(await client.call(fundHoldings, { fundCode: '000001' })).toMatchObject([
      { stockName: '江陵电力', kind: 'STOCK' },
    ]);
    expect((await client.call(fundDividends, { fundCode: '000001' })).map(({ exDate }) => exDate)).toEqual([
      '2026-11-18',
      '2025-12-31',
    ]);
  });

  it('lists its NAVs with changes that count distributions, also before the first day asked for [FUND-2]', async () => {
    expect(await client.call(fundNav, { fundCode: '000001', startDate: '2026-11-18' })).toEqual([
      // (1.00 + 0.10) / 1.10 − 1 = 0
      { navDate: '2026-11-18', unitNav: '1.0000', accNav: '1.2000', dayRate: '0.00' },
      { navDate: '2026-11-19', unitNav: '1.1000', accNav: '1.3000', dayRate: '10.00' },
    ]);
  });

  it('works out yields itself, whatever a file says of them [FUND-4]', async () => {
    expect(await client.call(fundNav, { fundCode: '000006', startDate: '2026-11-19' })).toEqual([
      {
        navDate: '2026-11-19',
        unitNav: '',
        accNav: '',
        dayRate: '',
        tenThousandIncome: '0.40',
        sevenDayYield: '1.471',
      },
    ]);
  });

  it('names its managers with the return of each term [FUND-2]', async () => {
    // 2025-11-18 … 2026-11-12: (1.00 + 0.10) / 1.00 × 1.10 / 1.00 = 1.21; from 2026-11-18 on 1.10 / 1.00.
    expect(await client.call(fundManagers, { fundCode: '000001' })).toMatchObject([
      { startDate: '2026-11-18', tenureReturn: '10.00' },
      { startDate: '2025-11-18', endDate: '2026-11-12', tenureReturn: '21.00' },
    ]);
  });

  it('lists all funds of a manager with a name here, present ones first [FUND-2]', async () => {
    const [newest] = await client.call(fundManagers, { fundCode: '000001' });
    expect(newest?.funds).toMatchObject([
      { fundCode: '000001', startDate: '2026-11-18', tenureReturn: '10.00' },
      { fundCode: '000001', startDate: '2025-11-18', endDate: '2026-11-12', tenureReturn: '21.00' },
    ]);
  });

  it('gives risk only for a report that a whole year of NAVs stands behind [FUND-2]', async () => {
    const [newest, first] = await client.call(fundIndexes, { fundCode: '000001' });
    expect(newest).toMatchObject({ reportDate: '2026-11-19', maxDrawdown: '0.00' });
    expect(first).toEqual({ reportDate: '2025-12-31', netAsset: '1', profit: '1' });
  });

  it('draws its curve from the first day of the window with benchmark and ex-dates [FUND-2]', async () => {
    const curves = await client.call(fundCurves, { fundCodes: ['000001'], window: 'W1' });
    expect(curves).toMatchObject({ from: '2026-11-12', to: '2026-11-19' });
    expect(curves.list[0]).toMatchObject({
      points: [
        { date: '2026-11-12', value: '0.00' },
        { date: '2026-11-18', value: '0.00' },
        { date: '2026-11-19', value: '10.00' },
      ],
      drawdown: { value: '0.00' },
      dividends: [{ exDate: '2026-11-18', perUnit: '0.1000' }],
    });
    // 5 % of the index and six days of 1.825 % a year: 5.03 %.
    expect(curves.list[0]?.benchmark.map(({ value }) => value)).toEqual(['0.00', '5.03', '5.04']);
  });

  it('begins a comparison on the first day of the youngest [FUND-3]', async () => {
    const curves = await client.call(fundCurves, {
      fundCodes: ['000006', '000001', '000003'],
      window: 'ALL',
    });
    expect(curves).toMatchObject({ from: '2026-11-12', to: '2026-11-19' });
    expect(curves.list.map(({ fundCode, points }) => [fundCode, points[0]])).toEqual([
      ['000006', { date: '2026-11-12', value: '0.00' }],
      ['000001', { date: '2026-11-12', value: '0.00' }],
    ]);
  });

  it.each([
    ['detail', fundDetail],
    ['managers', fundManagers],
    ['issue', fundIssue],
    ['dividends', fundDividends],
    ['fees', fundFees],
    ['NAVs', fundNav],
    ['holdings', fundHoldings],
    ['indices', fundIndexes],
  ])('that does not exist has no %s [S7-fund] [S8-code]', async (_, given) => {
    const call = given as Endpoint<{ fundCode: string }, unknown>;
    await expect(client.call(call, { fundCode: '999999' })).rejects.toMatchObject({ body: { code: 40400 } });
    const refused = client.call(call, { fundCode: '1' });
    await expect(refused).rejects.toMatchObject({
      body: { code: 40000, data: { fields: { fundCode: 'a fund code of six digits' } } },
    });
  });
});

describe('the articles of the fund zone', () => {
  it('are listed pinned ones ahead, with their years; by year and keyword [S7-fundnews] [FUND-5]', async () => {
    const all = await client.call(fundNews.list, {});
    expect(all).toMatchObject({ total: 3, years: ['2026', '2025'] });
    expect(all.list.map(({ id }) => id)).toEqual(['n1', 'n2', 'n3']);
    expect((await client.call(fundNews.list, { year: '2025' })).list.map(({ id }) => id)).toEqual(['n3']);
    expect((await client.call(fundNews.list, { keyword: '分红' })).total).toBe(1);
    expect((await client.call(fundNews.list, { pageSize: 1, pageNum: 3 })).list.map(({ id }) => id)).toEqual([
      'n3',
    ]);
  });

  it('are narrowed to those about one fund [S7-fundnews]', async () => {
    const { list, total } = await client.call(fundNotices.list, { fundCode: '000001' });
    expect([total, list]).toMatchObject([1, [{ id: 'o1', fundCode: '000001' }]]);
  });

  it('queryOrdinary gives the latest, the pinned left out [S7-fundnews]', async () => {
    expect((await client.call(fundNews.latest, { limit: 1 })).map(({ id }) => id)).toEqual(['n2']);
  });

  it.each([
    ['news', fundNews, 'n1', 's1'],
    ['study', fundStudy, 's1', 'n1'],
    ['notices', fundNotices, 'o1', 'l1'],
    ['laws', fundLaws, 'l1', 'o1'],
  ] as const)('%s: one is read in its own family only [S7-fundnews]', async (_, family, own, foreign) => {
    expect(await client.call(family.detail, { id: own })).toMatchObject({
      id: own,
      content: expect.any(String) as string,
    });
    await expect(client.call(family.detail, { id: foreign })).rejects.toMatchObject({
      body: { code: 40400 },
    });
    await expect(client.call(family.list, { year: '26' })).rejects.toMatchObject({ body: { code: 40000 } });
  });
});
