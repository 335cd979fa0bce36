import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createClient,
  navList,
  wealthDetail,
  wealthOpenings,
  wealthPerformance,
  wealthQuery,
  wealthTrack,
} from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { aProduct } from '../../testing/a-product.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

let store: TestStore;
let content: ContentSnapshot;
beforeAll(async () => {
  store = await openTestStore();
  const nav = (key: string, date: string, unit: string, acc = '') => ({ key, date, values: [unit, acc] });
  const opening = (date: string) => ({ key: 'TX1', date, values: [date, date] });
  await publish(
    store.writer,
    aRelease({
      scope: 'wealth',
      items: [
        aProduct('TX1', {
          benchmarkPeriods: [{ from: '2025-01-01', to: '2026-01-01', low: '2.50', high: '2.90' }],
        }),
        aProduct('TX2', { status: '5' }),
      ],
      series: [
        {
          type: 'wealth-nav',
          mode: 'full',
          points: [
            nav('TX1', '2025-01-01', '1.0000'),
            nav('TX1', '2025-06-01', ''),
            nav('TX1', '2026-01-01', '1.0140', '1.0240'),
            nav('TX2', '2026-01-01', '1.0000'),
          ],
        },
        {
          type: 'wealth-dealing',
          mode: 'full',
          points: ['2026-11-19', '2026-11-20', '2026-11-27', '2026-12-04'].map(opening),
        },
      ],
    }),
    NOW,
  );
  content = store.store.snapshot(await store.store.currentVersion(NOW));
});
afterAll(() => store.drop());

let client: ReturnType<typeof createClient>;
beforeEach(() => {
  client = createClient('CN', createTransport({ content, imageBase: '/images/', now: () => NOW }));
});

describe('of wealth products', () => {
  it('the next opening days are told from today on, for each that there is, once [WLTH-8]', async () => {
    const asked = (request: object = {}) =>
      client.call(wealthOpenings, { prodCodes: ['TX1', 'NONE', 'TX2', 'TX1'], ...request });
    const found = await asked({ limit: 5 });
    expect(found.map(({ prodCode }) => prodCode)).toEqual(['TX1', 'TX2']);
    expect(found[0]?.days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-27', '2026-12-04']);
    expect(found[1]?.days).toEqual([]);
    expect((await asked({ limit: 1 }))[0]?.days.map(({ date }) => date)).toEqual(['2026-11-20']);
  });

  it('one is held against its benchmark, and one that is not there is not found [WLTH-8]', async () => {
    expect(await client.call(wealthTrack, { prodCode: 'TX1' })).toMatchObject({
      prodCode: 'TX1',
      periods: [{ from: '2025-01-01', to: '2026-01-01', reached: '2.40', result: 'BELOW' }],
    });
    await expect(client.call(wealthTrack, { prodCode: 'NONE' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });

  it('a history leaves out days without a NAV, and takes the NAV where nothing was added up [WLTH-5]', async () => {
    expect(await client.call(navList, { prodCode: 'TX1', endDate: '2026-01-01' })).toEqual([
      { navDate: '2025-01-01', unitNav: '1.0000', accNav: '1.0000', dayRate: '' },
      { navDate: '2026-01-01', unitNav: '1.0140', accNav: '1.0240', dayRate: '2.40' },
    ]);
    expect(await client.call(navList, { prodCode: 'TX1', endDate: '2025-12-31' })).toHaveLength(1);
  });

  it('those on sale are counted beside all [WLTH-2]', async () => {
    expect(await client.call(wealthQuery, {})).toMatchObject({ total: 2, onSale: 1 });
  });

  it('one that waits for its next opening day is closed, found as closed and not on sale [WLTH-8]', async () => {
    const after = createClient(
      'CN',
      createTransport({ content, imageBase: '', now: () => Date.parse('2026-11-29T10:00:00+08:00') }),
    );
    expect(await after.call(wealthQuery, {})).toMatchObject({ total: 2, onSale: 0 });
    expect(await after.call(wealthQuery, { status: '3' })).toMatchObject({ total: 0 });
    expect(await after.call(wealthQuery, { status: '4' })).toMatchObject({ list: [{ prodCode: 'TX1' }] });
    expect(await after.call(wealthDetail, { prodCode: 'TX1' })).toMatchObject({ status: '4' });
    expect(await client.call(wealthDetail, { prodCode: 'TX1' })).toMatchObject({ status: '3' });
  });

  it('one whose calendar has come to its end stands as its record says [WLTH-8]', async () => {
    const later = createClient(
      'CN',
      createTransport({ content, imageBase: '', now: () => Date.parse('2027-01-04T10:00:00+08:00') }),
    );
    expect(await later.call(wealthDetail, { prodCode: 'TX1' })).toMatchObject({ status: '3' });
  });

  it('a history is worked through once, and again after the store was away [WLTH-3]', async () => {
    const own = { ...content };
    const series = vi.spyOn(own, 'series');
    const ask = () =>
      createClient('CN', createTransport({ content: own, imageBase: '' })).call(wealthPerformance, {
        prodCodes: ['TX1', 'TX1'],
      });
    series.mockRejectedValueOnce(new Error('away'));
    await expect(ask()).rejects.toThrow('away');
    const [found] = await ask();
    expect(found).toMatchObject({ prodCode: 'TX1', from: '2025-01-01', to: '2026-01-01' });
    await ask();
    expect(series).toHaveBeenCalledTimes(2);
  });
});
