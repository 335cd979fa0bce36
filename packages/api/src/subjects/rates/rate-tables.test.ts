import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, depositRates, loanRates, lprHistory, rateDates, type Client } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aRecord, aRelease, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

const deposit = (parts: Partial<RecordBody<'deposit-rate'>>) => {
  const body = {
    sort: 1,
    currency: 'CNY',
    kind: 'FIXED',
    termCode: '1Y',
    termName: '1 年',
    rate: '1.10',
    effectiveDate: '2026-11-12',
    ...parts,
  } as const;
  const key = [body.currency, body.kind, body.termCode, body.effectiveDate].join('-');
  return aRecord('deposit-rate', { key }, body);
};
const loan = (parts: Partial<RecordBody<'loan-rate'>>) => {
  const body = {
    sort: 1,
    kind: 'LPR',
    termCode: '1Y',
    termName: 'LPR 1 年期',
    rate: '3.00',
    effectiveDate: '2026-11-20',
    ...parts,
  } as const;
  const key = [body.kind, body.termCode, body.home, body.effectiveDate].join('-');
  return aRecord('loan-rate', { key }, body);
};

let test: TestStore;
let client: Client;
beforeAll(async () => {
  test = await openTestStore();
  const items = [
    deposit({ kind: 'DEMAND', termCode: '0', rate: '0.05', effectiveDate: '2025-10-24' }),
    deposit({ sort: 2, rate: '1.10' }),
    deposit({ sort: 2, rate: '1.15', effectiveDate: '2026-05-22' }),
    deposit({ sort: 2, rate: '1.20', effectiveDate: '2025-10-24' }),
    deposit({ sort: 9, currency: 'USD', rate: '2.60', effectiveDate: '2026-09-21' }),
    deposit({ sort: 10, currency: 'EUR', rate: '0.50', effectiveDate: '2026-03-23' }),
    loan({ rate: '3.00', effectiveDate: '2025-05-20' }),
    loan({ rate: '3.10', effectiveDate: '2025-04-21' }),
    loan({ rate: '3.00', effectiveDate: '2025-06-20' }),
    loan({
      sort: 3,
      kind: 'FUND_LOAN',
      termCode: '5Y+',
      home: 'FIRST',
      rate: '2.60',
      effectiveDate: '2025-05-08',
    }),
    loan({
      sort: 5,
      kind: 'FUND_LOAN',
      termCode: '5Y+',
      home: 'SECOND',
      rate: '3.075',
      effectiveDate: '2025-05-08',
    }),
  ];
  await publish(test.writer, aRelease({ scope: 'rates', items }), NOW);
  const content = test.store.snapshot(await test.store.currentVersion(NOW));
  client = createClient('CN', createTransport({ content, imageBase: '/images/' }));
});
afterAll(() => test.drop());

const figures = (rates: { termCode: string; rate: string; prevRate?: string | undefined }[]) =>
  rates.map(({ termCode, rate, prevRate }) => [termCode, rate, prevRate]);

describe('deposit rates', () => {
  it('are the newest ones, beside what the version before had [RATE-1] [RATE-2]', async () => {
    expect(figures(await client.call(depositRates, {}))).toEqual([
      ['0', '0.05', '0.05'],
      ['1Y', '1.10', '1.15'],
    ]);
  });

  it.each([
    ['the first day of a version', '2026-05-22', '1.15', '1.20'],
    ['a day inside it', '2026-11-11', '1.15', '1.20'],
    ['the first version, which has nothing before it', '2025-10-24', '1.20', undefined],
  ])('are those in force on %s [RATE-2]', async (_, effectiveDate, rate, prevRate) => {
    const rates = await client.call(depositRates, { effectiveDate });
    expect(figures(rates)).toContainEqual(['1Y', rate, prevRate]);
  });

  it('are none before the first version [RATE-2]', async () => {
    expect(await client.call(depositRates, { effectiveDate: '2025-10-23' })).toEqual([]);
  });

  it('of all foreign currencies come together, or of one alone [RATE-1]', async () => {
    const currencies = async (currency: 'FOREIGN' | 'EUR') =>
      (await client.call(depositRates, { currency })).map((rate) => rate.currency);
    expect(await currencies('FOREIGN')).toEqual(['USD', 'EUR']);
    expect(await currencies('EUR')).toEqual(['EUR']);
  });
});

describe('loan rates', () => {
  it('tell a first home from a second one of the same term [RATE-1]', async () => {
    const rates = await client.call(loanRates, {});
    expect(rates.map(({ kind, home, rate }) => [kind, home, rate])).toEqual([
      ['LPR', undefined, '3.00'],
      ['FUND_LOAN', 'FIRST', '2.60'],
      ['FUND_LOAN', 'SECOND', '3.075'],
    ]);
  });

  it('give an unchanged LPR the month before, so that it can be called unchanged [RATE-2]', async () => {
    const months = await client.call(lprHistory, {});
    expect(months.map(({ effectiveDate, rate, prevRate }) => [effectiveDate, rate, prevRate])).toEqual([
      ['2025-06-20', '3.00', '3.00'],
      ['2025-05-20', '3.00', '3.10'],
      ['2025-04-21', '3.10', undefined],
    ]);
    const since = await client.call(lprHistory, { startDate: '2025-05-20', endDate: '2025-05-20' });
    expect(since.map(({ rate }) => rate)).toEqual(['3.00']);
  });

  it('tell the days of each table apart [RATE-2]', async () => {
    expect(await client.call(rateDates, { table: 'DEPOSIT' })).toEqual([
      '2026-11-12',
      '2026-05-22',
      '2025-10-24',
    ]);
    expect(await client.call(rateDates, { table: 'FOREIGN_DEPOSIT' })).toEqual(['2026-09-21', '2026-03-23']);
    expect(await client.call(rateDates, { table: 'FUND_LOAN' })).toEqual(['2025-05-08']);
    expect(await client.call(rateDates, { table: 'LOAN' })).toEqual([]);
  });
});
