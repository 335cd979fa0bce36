import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositRates, fxRates, goldPrice, loanRates, lprHistory, rateDates } from '@bank/contract';
import { aDeposit } from '../../testing/a-deposit.ts';
import { parsedRecord } from '../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const rate = (currency: string, publishTime: string) =>
  parsedRecord('fx-rate', currency, {
    currency,
    currencyName: currency,
    unit: 100,
    spotBuy: '707.15',
    cashBuy: '',
    spotSell: '710.12',
    cashSell: '',
    middleRate: '708.21',
    changeRate: '',
    publishTime,
    sort: 1,
  });
const deposit = (key: string, currency: 'CNY' | 'USD' | 'EUR', value: string, effectiveDate: string) =>
  aDeposit(key, { currency, rate: value, effectiveDate });
const loan = (kind: string, value: string, effectiveDate: string) =>
  parsedRecord('loan-rate', `${kind}-${effectiveDate}`, {
    sort: 1,
    kind,
    termCode: '1Y',
    termName: kind,
    rate: value,
    effectiveDate,
  });
const GOLD = { price: '707.15', changeRate: '-0.21', publishTime: '2026-11-20T08:30:00+08:00' };

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    rate('USD', '2026-11-20T10:00:00+08:00'),
    rate('EUR', '2026-11-20T10:30:00+08:00'),
    parsedRecord('gold-price', 'gold', GOLD),
    deposit('yuan', 'CNY', '1.10', '2026-11-12'),
    deposit('yuan-before', 'CNY', '1.15', '2026-05-22'),
    deposit('dollar', 'USD', '2.80', '2026-10-12'),
    deposit('euro', 'EUR', '1.80', '2026-10-12'),
    loan('LPR', '3.00', '2026-11-20'),
    loan('LPR', '3.10', '2026-10-20'),
    loan('LPR', '3.20', '2026-09-20'),
    loan('MORTGAGE', '3.10', '2026-10-20'),
  ]);
});
afterAll(() => api.drop());

const client = () => api.client('CN');

describe('rates', () => {
  it('of exchange are all or those of one currency, as new as the newest of them [FX-1]', async () => {
    const all = await client().call(fxRates, {});
    expect(all.publishTime).toBe('2026-11-20T10:30:00+08:00');
    expect(all.list).toHaveLength(2);
    const one = await client().call(fxRates, { currency: 'USD' });
    expect([one.publishTime, one.list.map(({ currency }) => currency)]).toEqual([all.publishTime, ['USD']]);
    await expect(api.client('EN').call(fxRates, {})).rejects.toMatchObject({ body: { code: 40400 } });
  });

  it('of gold are one price, or none', async () => {
    expect(await client().call(goldPrice, {})).toEqual(GOLD);
    expect(await api.client('EN').call(goldPrice, {})).toBeNull();
  });

  it('of deposits are those of yuan, of one foreign currency or of all [RATE-1]', async () => {
    const rates = async (request: object) =>
      (await client().call(depositRates, request)).map((line): [string, string] => [
        line.currency,
        line.rate,
      ]);
    expect(await rates({})).toEqual([['CNY', '1.10']]);
    expect(await rates({ effectiveDate: '2026-11-11' })).toEqual([['CNY', '1.15']]);
    expect(await rates({ currency: 'USD' })).toEqual([['USD', '2.80']]);
    expect(new Map(await rates({ currency: 'FOREIGN' }))).toEqual(
      new Map([
        ['EUR', '1.80'],
        ['USD', '2.80'],
      ]),
    );
  });

  it('of loans begin with the LPR [RATE-1]', async () => {
    const rates = await client().call(loanRates, {});
    expect(rates.map(({ kind, rate: value }) => [kind, value])).toEqual([
      ['LPR', '3.00'],
      ['MORTGAGE', '3.10'],
    ]);
  });

  it('have a history between two days, both ends in it [RATE-1]', async () => {
    const days = async (request: object) =>
      (await client().call(lprHistory, request)).map(({ effectiveDate }) => effectiveDate);
    expect(await days({})).toEqual(['2026-11-20', '2026-10-20', '2026-09-20']);
    expect(await days({ startDate: '2026-10-20' })).toEqual(['2026-11-20', '2026-10-20']);
    expect(await days({ endDate: '2026-10-20' })).toEqual(['2026-10-20', '2026-09-20']);
  });

  it.each([
    ['DEPOSIT', ['2026-11-12', '2026-05-22']],
    ['FOREIGN_DEPOSIT', ['2026-10-12']],
    ['LOAN', ['2026-10-20']],
  ] as const)('of the table %s have their days [RATE-2]', async (table, dates) => {
    expect(await client().call(rateDates, { table })).toEqual(dates);
  });
});
