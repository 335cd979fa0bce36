import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, fxHistory } from '@bank/contract';
import { aRelease, openTestStore, publish } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const DAYS = ['2025-11-18', '2026-08-19', '2026-10-19', '2026-11-11', '2026-11-12', '2026-11-19'];
let client: ReturnType<typeof createClient>;
let drop: () => Promise<void>;

beforeAll(async () => {
  const test = await openTestStore();
  const points = DAYS.map((date) => ({
    key: 'USD',
    date,
    // In the order of the series' fields: middle, spot buy, spot sell, cash buy, cash sell.
    values: ['708.21', '707.15', '710.12', '701.40', ''],
  }));
  const series = [{ type: 'fx-history', mode: 'full', points }] as const;
  await publish(test.writer, aRelease({ scope: 'rates', items: [], series }), NOW);
  const content = test.store.snapshot(await test.store.currentVersion(NOW));
  client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
  drop = () => test.drop();
});
afterAll(() => drop());

const days = async (request: {
  window?: '1W' | '1M' | '3M' | '1Y' | 'ALL';
  startDate?: string;
  endDate?: string;
}) => (await client.call(fxHistory, { currency: 'USD', ...request })).map(({ date }) => date);

describe('the history of exchange rates', () => {
  it('has all five rates of a day, blank where one was not traded [FX-5]', async () => {
    expect((await client.call(fxHistory, { currency: 'USD' })).at(-1)).toEqual({
      date: '2026-11-19',
      middleRate: '708.21',
      spotBuy: '707.15',
      cashBuy: '701.40',
      spotSell: '710.12',
      cashSell: '',
    });
  });

  it.each([
    ['1W', ['2026-11-12', '2026-11-19']],
    ['1M', ['2026-10-19', '2026-11-11', '2026-11-12', '2026-11-19']],
    ['3M', ['2026-08-19', '2026-10-19', '2026-11-11', '2026-11-12', '2026-11-19']],
    ['1Y', ['2026-08-19', '2026-10-19', '2026-11-11', '2026-11-12', '2026-11-19']],
    ['ALL', DAYS],
  ] as const)('goes %s back from its newest day, oldest first [FX-5]', async (window, expected) => {
    expect(await days({ window })).toEqual(expected);
  });

  it('is cut to days, both ends included [FX-5]', async () => {
    expect(await days({ startDate: '2026-10-19', endDate: '2026-11-11' })).toEqual([
      '2026-10-19',
      '2026-11-11',
    ]);
    expect(await days({ endDate: '2025-12-31' })).toEqual(['2025-11-18']);
  });

  it('is empty for a currency that has none [FX-5]', async () => {
    expect(await client.call(fxHistory, { currency: 'EUR', window: '1M' })).toEqual([]);
  });

  it.each([
    [{ window: '1M', startDate: '2026-01-01' }, 'window'],
    [{ startDate: '2026-02-01', endDate: '2026-01-01' }, 'startDate'],
    [{ window: '2W' }, 'window'],
    [{ currency: 'CNY' }, 'currency'],
    [{ currency: 'XXX' }, 'currency'],
  ])('refuses %j and names the field [FX-5] [S8-code]', async (request, field) => {
    const call = client.call(fxHistory, { currency: 'USD', ...request } as { currency: 'USD' });
    await expect(call).rejects.toMatchObject({
      body: { code: 40000, data: { fields: { [field]: expect.any(String) as string } } },
    });
  });
});
