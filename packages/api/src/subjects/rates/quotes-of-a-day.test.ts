import { createClient, fxHistory, fxQuotes } from '@bank/contract';
import { aRelease, openTestStore, publish } from '@bank/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransport } from '../../calls/in-process.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const day = (index: number) => new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10);

let client: ReturnType<typeof createClient>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const test = await openTestStore();
  // Forty days from 1 October on, a quote in the morning and one in the afternoon of each.
  const points = Array.from({ length: 40 }, (_, index) => ({
    key: 'USD',
    date: day(index),
    values: [`09:00:00 ${700 + index} 1 2 3 -;15:00:00 ${700 + index}.5 1 2 3 -`],
  }));
  const series = [{ type: 'fx-day', mode: 'full', points }] as const;
  await publish(test.writer, aRelease({ scope: 'rates', items: [], series }), NOW);
  const content = test.store.snapshot(await test.store.currentVersion(NOW));
  client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
  drop = () => test.drop();
});
afterAll(() => drop());

const quotes = (request: { date?: string; time?: string } = {}) =>
  client.call(fxQuotes, { currency: 'USD', ...request });

describe('the quotes of a currency', () => {
  it('are those of the newest day, beside the thirty newest days [FX-5]', async () => {
    const found = await quotes();
    expect(found.date).toBe('2026-11-09');
    expect(found.list).toEqual([
      {
        publishTime: '2026-11-09T09:00:00+08:00',
        middleRate: '739',
        spotBuy: '1',
        spotSell: '2',
        cashBuy: '3',
        cashSell: '',
      },
      expect.objectContaining({ publishTime: '2026-11-09T15:00:00+08:00', middleRate: '739.5' }),
    ]);
    expect(found.days).toHaveLength(30);
    expect([found.days[0], found.days.at(-1)]).toEqual(['2026-11-09', '2026-10-11']);
    expect(found).not.toHaveProperty('inForce');
  });

  it('of a day are its own, and none where it has none [FX-5]', async () => {
    expect((await quotes({ date: '2026-10-05' })).list.map(({ middleRate }) => middleRate)).toEqual([
      '704',
      '704.5',
    ]);
    for (const date of ['2026-09-30', '2026-11-19'])
      expect(await quotes({ date })).toMatchObject({ date, list: [] });
  });

  it.each([
    ['2026-10-05', '09:00', '704'],
    ['2026-10-05', '14:59', '704'],
    ['2026-10-05', '15:00', '704.5'],
    ['2026-10-05', '08:59', '703.5'],
    ['2026-10-01', '08:59', undefined],
    ['2026-11-19', '12:00', '739.5'],
    ['2026-09-30', '12:00', undefined],
  ])('of %s at %s: %s was in force [FX-5]', async (date, time, middleRate) => {
    expect((await quotes({ date, time })).inForce?.middleRate).toBe(middleRate);
  });

  it('of another currency are none, of no day [FX-5]', async () => {
    const none = await client.call(fxQuotes, { currency: 'EUR', time: '12:00' });
    expect(none).toEqual({ list: [], days: [] });
    expect(await client.call(fxHistory, { currency: 'EUR', window: '1W' })).toEqual([]);
  });
});
