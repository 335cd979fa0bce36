import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, fundStanding, type Client } from '@bank/contract';
import { aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { createTransport } from '../../../calls/in-process.ts';
import { aDeposit } from '../../../testing/a-deposit.ts';
import { aFund } from '../../../testing/a-fund.ts';
import { fundFigures } from '../../../testing/fund-figures.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const DAYS = ['2025-11-18', '2026-03-31', '2026-06-30', '2026-09-30', '2026-11-19'];

/** NAVs on the last of the days; the figures only so that the fund counts among its peers. */
const histories = (navs: Record<string, number[]>) => ({
  navs: Object.entries(navs).flatMap(([key, values]) =>
    values.map((nav, place) => ({
      key,
      date: DAYS.at(place - values.length) ?? '',
      values: [nav.toFixed(4), '', '', '', ''],
    })),
  ),
  figures: Object.keys(navs).map((key) => fundFigures(key, '2026-11-19', { unitNav: '1.0000' })),
});

let store: TestStore;
let client: Client;
beforeAll(async () => {
  store = await openTestStore();
  const { navs, figures } = histories({
    '000001': [1, 1.2, 0.9, 1.26, 1.2],
    '000002': [1, 1.1, 1.1, 1.2, 1.1],
    '000003': [1, 2, 1],
    '000004': [1, 1.1, 1.2, 1.3, 1.4],
  });
  const income = DAYS.map((date) => ({ key: '000005', date, values: ['', '', '', '0.40', ''] }));
  await publish(
    store.writer,
    aRelease({
      scope: 'funds',
      items: [
        ...['000001', '000002', '000003'].map((code) => aFund(code, { fundType: '02' })),
        aFund('000004', { fundType: '03' }),
        aFund('000005', { fundType: '05' }),
        aFund('000006', { fundType: '02' }),
      ],
      series: [
        { type: 'fund-nav', mode: 'full', points: [...navs, ...income] },
        { type: 'fund-measure', mode: 'full', points: figures },
      ],
    }),
    NOW,
  );
  await publish(store.writer, aRelease({ scope: 'rates', items: [aDeposit('year')] }), NOW);
  const content = store.store.snapshot(await store.store.currentVersion(NOW));
  client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
});
afterAll(() => store.drop());

const ask = (fundCode: string, window: 'M3' | 'Y1' | 'ALL' = 'Y1') =>
  client.call(fundStanding, { fundCode, window });
const onDays = (values: string[], days = DAYS) => days.map((date, place) => ({ date, value: values[place] }));

describe('the standing of a fund', () => {
  it('is its year beside the average of its peers, and how far below its high it was [FUND-2]', async () => {
    const standing = await ask('000001');
    expect(standing).toMatchObject({ from: '2025-11-18', to: '2026-11-19', recovered: '2026-09-30' });
    // The third begins later. 20 and 10, −10 and 10, 26 and 20, 20 and 10 per cent.
    expect(standing.peers).toEqual({
      count: 2,
      points: onDays(['0.00', '15.00', '0.00', '23.00', '15.00']),
    });
    expect(standing.below).toEqual(onDays(['0.00', '0.00', '-25.00', '0.00', '-4.76']));
  });

  it('has the returns of every month and year, and the place in each quarter [FUND-2]', async () => {
    const { months, years, quarters } = await ask('000001');
    expect(months.map(({ month, value }) => [month, value])).toEqual([
      ['2025-11', '0.00'],
      ['2026-03', '20.00'],
      ['2026-06', '-25.00'],
      ['2026-09', '40.00'],
      ['2026-11', '-4.76'],
    ]);
    expect(years.map(({ value }) => value)).toEqual(['20.00']);
    expect(quarters.map(({ quarter, value, place, of }) => [quarter, value, place, of])).toEqual([
      ['2026Q1', '20.00', 1, 2],
      ['2026Q2', '-25.00', 2, 2],
      ['2026Q3', '40.00', 2, 3],
    ]);
  });

  it('measures its risk over a year against the bank’s own deposit [FUND-2]', async () => {
    const { risk } = await ask('000001');
    expect(risk).toMatchObject({ maxDrawdown: '-25.00', riskFree: '1.10' });
    // 20 % in the year, less the deposit, by what it moved.
    expect(Number(risk?.sharpe)).toBeCloseTo((20 - 1.1) / Number(risk?.volatility), 1);
    const whole = (await ask('000001', 'ALL')).risk;
    // 366 days are brought to a year.
    expect(Number(whole?.sharpe)).toBeCloseTo((19.95 - 1.1) / Number(whole?.volatility), 1);
    expect(risk?.trackingError).toBeUndefined();
  });

  it('says nothing of the risk of less than a year [FUND-2]', async () => {
    expect(await ask('000001', 'M3')).toMatchObject({ from: '2026-06-30', to: '2026-11-19' });
    expect((await ask('000001', 'M3')).risk).toBeUndefined();
    expect((await ask('000003')).risk).toBeUndefined();
  });

  it('begins with the fund where that is younger than the window [FUND-2]', async () => {
    const { from, peers } = await ask('000003');
    expect(from).toBe('2026-06-30');
    // 33.33 less 25, 40 and 9.09, 100; then 33.33, 0 and 0.
    expect(peers).toEqual({ count: 3, points: onDays(['0.00', '49.70', '11.11'], DAYS.slice(2)) });
  });

  it('has no average where it has no peers, and tells where a fall is not made up for [FUND-2]', async () => {
    const alone = await ask('000004');
    expect(alone.peers).toEqual({ points: [], count: 0 });
    expect(alone.quarters.map(({ of }) => of)).toEqual([1, 1, 1]);
    expect((await ask('000002')).recovered).toBeUndefined();
  });

  it('of a money fund knows neither falls nor risk [FUND-4]', async () => {
    const money = await ask('000005');
    expect(money).toMatchObject({ from: '2025-11-18', to: '2026-11-19', below: [] });
    expect([money.risk, money.recovered]).toEqual([undefined, undefined]);
  });

  it('is empty before the first NAV, and nobody’s where there is no fund [FUND-2]', async () => {
    expect(await ask('000006')).toEqual({
      from: '',
      to: '',
      peers: { points: [], count: 0 },
      below: [],
      months: [],
      years: [],
      quarters: [],
    });
    await expect(ask('999999')).rejects.toMatchObject({ body: { code: 40400 } });
  });
});
