import { describe, expect, it } from 'vitest';
import { createClient, type FxPoint, type RouteDef, type Transport } from '@bank/contract';
import { loadFxRates } from './load-fx-rates.ts';
import { daysOf } from '../../../parts/charts/history/day-columns.ts';

const close = (date: string, middleRate: string): FxPoint => ({
  date,
  middleRate,
  spotBuy: '707.00',
  cashBuy: '701.00',
  spotSell: '710.00',
  cashSell: '710.00',
});
const POINTS = [close('2026-10-10', '700.00'), close('2026-11-18', '706.00'), close('2026-11-19', '707.00')];

function clientWith(publishTime: string, asked: unknown[] = []) {
  const transport: Transport = (endpoint, { channel, language, webLan, ...own }) => {
    expect([channel, language, webLan]).toEqual(['1', 'CN', 'CN']);
    if (endpoint.path === '/api/foreignRate/quotes')
      return Promise.resolve({ code: 0, msg: '', data: { list: [], days: [] }, traceId: '' });
    if (endpoint.path !== '/api/foreignRate/history') {
      const rate = { currency: 'USD', middleRate: '708.21', publishTime };
      return Promise.resolve({ code: 0, msg: '', data: { publishTime, list: [rate] }, traceId: '' });
    }
    asked.push(own);
    return Promise.resolve({ code: 0, msg: '', data: POINTS, traceId: '' });
  };
  return createClient('CN', transport);
}

const lastOf = ({ days, lines }: Awaited<ReturnType<typeof load>>['history']) => [
  daysOf(days).at(-1),
  lines[0]?.values.at(-1),
];

const load = (publishTime: string, query: Record<string, string> = {}, asked?: unknown[]) =>
  loadFxRates({
    client: clientWith(publishTime, asked),
    language: 'CN',
    record: {} as RouteDef,
    query,
    signal: undefined,
  });

describe('loadFxRates', () => {
  it("ends the chart with today's rate while the day has no close [FX-5]", async () => {
    const { history, live } = await load('2026-11-20T10:30:00+08:00');
    expect(lastOf(history)).toEqual(['2026-11-20', '708.21']);
    expect(live).toBe('2026-11-20T10:30:00+08:00');
  });

  it('leaves the chart to the closes once the day has its own [FX-5]', async () => {
    // 23:30 in Shanghai on the 19th, told from London.
    const { history, live } = await load('2026-11-19T15:30:00Z');
    expect(lastOf(history)).toEqual(['2026-11-19', '707.00']);
    expect(live).toBeUndefined();
  });

  it('asks for the range of the chart, and for a day more when a table tells changes [FX-5]', async () => {
    const asked: unknown[] = [];
    await load('2026-11-20T10:30:00+08:00', { currency: 'EUR', range: '1W' }, asked);
    const { table } = await load('2026-11-20T10:30:00+08:00', { range: '1W', view: 'table' }, asked);
    expect(asked).toEqual([
      { currency: 'EUR', window: '1W' },
      { currency: 'USD', window: 'ALL' },
    ]);
    // 706 against 700 on the day before: 0.857… %.
    expect(table.rows.map(({ date, cells }) => [date, cells.at(-1)])).toEqual([
      ['2026-11-19', '0.14'],
      ['2026-11-18', '0.86'],
    ]);
  });
});
