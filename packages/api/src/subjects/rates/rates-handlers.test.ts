import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, fxHistory, fxQuotes } from '@bank/contract';
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
  const quotes = (date: string, ...texts: string[]) => ({ key: 'USD', date, values: [texts.join(';')] });
  const series = [
    { type: 'fx-history', mode: 'full', points },
    {
      type: 'fx-day',
      mode: 'full',
      points: [
        quotes(
          '2026-11-18',
          '09:30:00 706.10 705.00 708.00 700.00 -',
          '22:00:00 706.20 705.10 708.10 700.10 -',
        ),
        quotes(
          '2026-11-19',
          '09:30:00 707.00 706.00 709.00 701.00 -',
          '14:30:00 707.50 706.50 709.50 701.50 -',
        ),
      ],
    },
  ] as const;
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

describe('the quotes of a day', () => {
  const ask = (request: { date?: string; time?: string }) =>
    client.call(fxQuotes, { currency: 'USD', ...request });

  it('are the newest known, oldest first, with what is not traded left blank [FX-5]', async () => {
    const { date, list, inForce, days: known } = await ask({});
    expect([date, known, inForce]).toEqual(['2026-11-19', ['2026-11-19', '2026-11-18'], undefined]);
    expect(list).toEqual([
      {
        publishTime: '2026-11-19T09:30:00+08:00',
        middleRate: '707.00',
        spotBuy: '706.00',
        spotSell: '709.00',
        cashBuy: '701.00',
        cashSell: '',
      },
      expect.objectContaining({ publishTime: '2026-11-19T14:30:00+08:00', middleRate: '707.50' }),
    ]);
  });

  it.each([
    ['2026-11-19', '14:30', '2026-11-19T14:30:00+08:00'],
    ['2026-11-19', '14:29', '2026-11-19T09:30:00+08:00'],
    // Before the first quote of a day the last one of the day before holds.
    ['2026-11-19', '08:00', '2026-11-18T22:00:00+08:00'],
    ['2026-11-18', '08:00', undefined],
    // On a day without quotes, such as a Sunday, the last one known.
    ['2026-11-22', '10:00', '2026-11-19T14:30:00+08:00'],
  ])('on %s at %s: the one of %s was in force [FX-5]', async (date, time, publishTime) => {
    expect((await ask({ date, time })).inForce?.publishTime).toBe(publishTime);
  });

  it('of a day without any are none, and the day is named [FX-5] [ERR-1]', async () => {
    expect(await ask({ date: '2026-11-22' })).toMatchObject({ date: '2026-11-22', list: [] });
  });
});
