import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  dailyProducts,
  navList,
  organs,
  specialProducts,
  wealthDetail,
  wealthPerformance,
  wealthQuery,
  type Client,
} from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aRecord, aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { aProduct } from '../../testing/a-product.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

const product = (sort: number, prodCode: string, given: Partial<RecordBody<'wealth-product'>>) =>
  aProduct(prodCode, { sort, prodName: '天璇·稳健', ...given });

let store: TestStore;
let client: Client;

beforeAll(async () => {
  store = await openTestStore();
  const organ = (organCode: string, saleMode: 'OWN' | 'AGENCY', sort: number) =>
    aRecord(
      'organ',
      { key: organCode.toLowerCase() },
      { organCode, organName: organCode, organType: 'WEALTH_CO', saleMode, sort },
    );
  const group = (kind: 'GROUP' | 'FOCUS') =>
    aRecord(
      'product-group',
      { key: kind },
      { pageId: 'P01', groupName: '在售', kind, codes: ['NOREG', 'B2', 'A1'], total: 2, sort: 1 },
    );
  const release = aRelease({
    scope: 'wealth',
    items: [
      product(2, 'A1', {
        benchmarkLow: '2.20',
        benchmarkHigh: '2.60',
        raiseStart: '2026-01-05',
        navDate: '2026-11-19',
        unitNav: '1.0163',
        pinyin: 'tianxuanwenjian',
        initials: 'txwj',
      }),
      product(1, 'B2', {
        prodName: '天枢·日日享',
        prodNameEn: 'Dubhe Daily',
        wealthType: '5',
        riskLevel: 'R1',
        termDays: 0,
        termBucket: 'T0',
        benchmarkLow: '1.62',
        benchmarkHigh: '1.62',
        raiseStart: '2024-03-01',
        minAmount: '1000',
      }),
      product(3, 'C3', {
        riskLevel: 'R4',
        termDays: 730,
        termBucket: 'T5',
        status: '5',
        saleMode: 'AGENCY',
        organCode: 'QHWM',
        currency: 'USD',
        minAmount: '10000',
        customerType: 'CORP',
        operateMode: 'CLOSED',
      }),
      product(3, 'C2', { termDays: 730, termBucket: 'T5', minAmount: '10000' }),
      product(4, 'NOREG', { registerCode: '' }),
      product(5, 'UPSIDE', { benchmarkLow: '3.00', benchmarkHigh: '2.00' }),
      product(6, 'OFFNAV', { navDate: '2026-11-19', unitNav: '1.0500' }),
      organ('BYWM', 'OWN', 1),
      organ('QHWM', 'AGENCY', 2),
      group('GROUP'),
      group('FOCUS'),
    ],
    series: [
      {
        type: 'wealth-nav',
        mode: 'full',
        points: [
          { key: 'A1', date: '2026-11-18', values: ['1.0160', '1.0160'] },
          { key: 'A1', date: '2026-11-19', values: ['1.0163', '1.0163'] },
          { key: 'A1', date: '2026-11-20', values: ['1.0166', '1.0266'] },
          { key: 'OFFNAV', date: '2026-11-19', values: ['1.0400', '1.0400'] },
        ],
      },
    ],
  });
  await publish(store.writer, release, NOW);
  const content = store.store.snapshot(await store.store.currentVersion(NOW));
  client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
});
afterAll(() => store.drop());

async function codes(request: Parameters<typeof client.call<object, { list: { prodCode: string }[] }>>[1]) {
  const found = await client.call(wealthQuery, request);
  return found.list.map(({ prodCode }) => prodCode);
}

describe('the query for wealth products', () => {
  it('keeps the editors’ order, equal places by code, without the unregistered and the contradictory [WLTH-2] [WLTH-6] [WLTH-8]', async () => {
    expect(await codes({})).toEqual(['B2', 'A1', 'C2', 'C3']);
  });

  it.each([
    ['risk levels', { riskLevels: ['R1', 'R4'] }, ['B2', 'C3']],
    ['term buckets', { termBuckets: ['T2'] }, ['A1']],
    ['types', { wealthTypes: ['5'] }, ['B2']],
    ['sale mode', { saleMode: 'AGENCY' }, ['C3']],
    ['issuers', { organCodes: ['QHWM'] }, ['C3']],
    ['currency', { currency: 'USD' }, ['C3']],
    ['one status', { status: '5' }, ['C3']],
    ['several statuses', { status: ['3', '4'] }, ['B2', 'A1', 'C2']],
    ['open or closed', { operateMode: 'CLOSED' }, ['C3']],
    ['money at hand', { minAmountMax: '1000' }, ['B2', 'A1']],
    ['customers', { customerType: ['CORP', 'PRIVATE'] }, ['C3']],
    ['a code in any case', { keyword: 'b2' }, ['B2']],
    ['a name without its interpunct', { keyword: '天枢日日' }, ['B2']],
    ['an English name', { keyword: 'dubhe' }, ['B2']],
    ['pinyin', { keyword: 'tianxuan' }, ['A1']],
    ['initials', { keyword: 'txwj' }, ['A1']],
    ['two words that both must occur', { keyword: '天璇 a1' }, ['A1']],
    ['a whole registration code', { keyword: 'z7001626a1' }, ['A1']],
    ['no part of a registration code', { keyword: '7001626' }, []],
    ['all limits at once', { riskLevels: ['R2'], minAmountMax: '1' }, ['A1']],
  ])('filters by %s [WLTH-1]', async (_, filter, expected) => {
    expect(await codes(filter as object)).toEqual(expected);
  });

  it.each([
    ['SALE_START', 'DESC', ['A1', 'B2', 'C2', 'C3']],
    ['SALE_START', 'ASC', ['B2', 'A1', 'C2', 'C3']],
    ['TERM', 'DESC', ['C2', 'C3', 'A1', 'B2']],
    ['MINIMUM', 'ASC', ['A1', 'B2', 'C2', 'C3']],
    ['RISK', 'ASC', ['B2', 'A1', 'C2', 'C3']],
    ['BENCHMARK', 'DESC', ['A1', 'B2', 'C2', 'C3']],
    ['BENCHMARK', 'ASC', ['B2', 'A1', 'C2', 'C3']],
  ])('orders by %s %s; what lacks the value stands last, equal ones by code [WLTH-2]', async (...given) => {
    const [sortField, sortOrder, expected] = given;
    expect(await codes({ sortField, sortOrder } as object)).toEqual(expected);
  });

  it('gives a comparison in the order of its codes, each once, and none that is unlisted [WLTH-3]', async () => {
    expect(await codes({ prodCodes: ['C2', 'NOREG', 'B2', 'C2'] })).toEqual(['C2', 'B2']);
    await expect(codes({ prodCodes: ['A', 'B', 'C', 'D', 'E'] })).rejects.toMatchObject({
      body: { code: 40000 },
    });
  });

  it('pages, and dates what was found by its newest NAV [WLTH-2] [WLTH-8]', async () => {
    const second = await client.call(wealthQuery, { pageSize: 3, pageNum: 2 });
    expect(second).toMatchObject({ total: 4, dataDate: '2026-11-20' });
    expect(second.list.map(({ prodCode }) => prodCode)).toEqual(['C3']);
    expect(await client.call(wealthQuery, { wealthTypes: ['5'] })).not.toHaveProperty('dataDate');
  });

  it('shows the newest NAV of the history where that runs ahead of the record [WLTH-5]', async () => {
    const { list } = await client.call(wealthQuery, { prodCodes: ['A1'] });
    expect(list[0]).toMatchObject({ navDate: '2026-11-20', unitNav: '1.0166', accNav: '1.0266' });
  });
});

describe('one wealth product', () => {
  it.each([
    ['A1', []],
    ['NOREG', ['REGISTER']],
    ['UPSIDE', ['BENCHMARK']],
    ['OFFNAV', ['NAV']],
  ])('%s answers and says why it is unlisted: %j [WLTH-6] [WLTH-8]', async (prodCode, unlisted) => {
    expect(await client.call(wealthDetail, { prodCode })).toMatchObject({ prodCode, unlisted });
  });

  it('that does not exist is not found [S8-code]', async () => {
    await expect(client.call(wealthDetail, { prodCode: 'X' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });
});

describe('the NAV history', () => {
  it('lists the days asked for, with the change of the accumulated NAV in per cent [WLTH-4] [WLTH-5]', async () => {
    expect(await client.call(navList, { prodCode: 'A1', startDate: '2026-11-19' })).toEqual([
      { navDate: '2026-11-19', unitNav: '1.0163', accNav: '1.0163', dayRate: '' },
      // (1.0266 − 1.0163) / 1.0163 = 1.0135 %
      { navDate: '2026-11-20', unitNav: '1.0166', accNav: '1.0266', dayRate: '1.01' },
    ]);
  });

  it('is not found for a product that does not exist [S8-code]', async () => {
    await expect(client.call(navList, { prodCode: 'X' })).rejects.toMatchObject({ body: { code: 40400 } });
  });
});

describe('the performance of compared products', () => {
  it('leaves out what has no history or is unlisted, and figures of too short a time [WLTH-3]', async () => {
    expect(await client.call(wealthPerformance, { prodCodes: ['B2', 'OFFNAV', 'A1'] })).toEqual([
      { prodCode: 'A1', from: '2026-11-18', to: '2026-11-20', trend: ['1.0266'] },
    ]);
  });
});

describe('the groups of a page', () => {
  it('leave out a product that is not registered [WLTH-6]', async () => {
    const [group] = await client.call(specialProducts, { pageId: 'P01' });
    expect(group?.list.map((one) => ('prodCode' in one ? one.prodCode : ''))).toEqual(['B2', 'A1']);
    const focus = await client.call(dailyProducts, { pageId: 'P01' });
    expect(focus.map(({ prodCode }) => prodCode)).toEqual(['B2', 'A1']);
  });
});

describe('the issuers', () => {
  it('are all, or those of one sale mode [S7-misc]', async () => {
    const named = async (request: object) =>
      (await client.call(organs, request)).map(({ organCode }) => organCode);
    expect(await named({})).toEqual(['BYWM', 'QHWM']);
    expect(await named({ saleMode: 'AGENCY' })).toEqual(['QHWM']);
  });
});
