import { aRecord, aRelease, openTestStore, publish } from '@bank/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandlerDeps } from '../../base/handler.ts';
import { aDeposit } from '../../testing/a-deposit.ts';
import { askDownload } from './ask-download.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
let deps: HandlerDeps;
let drop: () => Promise<void>;

beforeAll(async () => {
  const test = await openTestStore();
  const deposit = (key: string, rate: string, effectiveDate: string) =>
    aDeposit(key, { termName: '1 年', minAmount: '50', rate, effectiveDate });
  const lpr = (key: string, termCode: string, rate: string, effectiveDate: string) =>
    aRecord('loan-rate', { key }, { sort: 1, kind: 'LPR', termCode, termName: 'LPR', rate, effectiveDate });
  const items = [
    deposit('new', '1.10', '2026-11-12'),
    deposit('old', '1.15', '2026-05-22'),
    lpr('a', '1Y', '3.00', '2026-11-20'),
    lpr('b', '5Y', '3.50', '2026-11-20'),
    lpr('c', '1Y', '3.10', '2025-04-21'),
  ];
  await publish(test.writer, aRelease({ scope: 'rates', items }), NOW);
  const content = test.store.snapshot(await test.store.currentVersion(NOW));
  deps = { content, imageBase: '/images/' };
  drop = () => test.drop();
});
afterAll(() => drop());

async function file(name: string, query: string) {
  const asked = askDownload(name, new URLSearchParams(query));
  return asked.kind === 'asked' ? asked.build(deps) : asked;
}

describe('the download of rates', () => {
  it('has the deposit table in force on a day, with what was before [RATE-1] [RATE-2]', async () => {
    const header = '\uFEFF币种,种类,存期,年利率（%）,上一版（%）,起存金额,生效日期\r\n';
    expect(await file('deposit-rates', '')).toEqual({
      kind: 'file',
      fileName: 'CNY 存款挂牌利率 2026-11-12.csv',
      text: `${header}CNY,FIXED,1 年,1.10,1.15,50,2026-11-12\r\n`,
    });
    expect(await file('deposit-rates', 'effectiveDate=2026-06-01')).toMatchObject({
      text: `${header}CNY,FIXED,1 年,1.15,,50,2026-05-22\r\n`,
    });
  });

  it('has every LPR, oldest first, and an empty cell where none was published [RATE-1]', async () => {
    expect(await file('lpr', '')).toMatchObject({
      fileName: 'LPR 历史 2026-11-20.csv',
      text: '\uFEFF公布日期,1 年期 LPR（%）,5 年期以上 LPR（%）\r\n2025-04-21,3.10,\r\n2026-11-20,3.00,3.50\r\n',
    });
  });

  it('is missing where nothing was in force, and refuses what is no day [RATE-2]', async () => {
    expect(await file('deposit-rates', 'effectiveDate=2020-01-01')).toEqual({ kind: 'missing' });
    expect(await file('loan-rates', '')).toEqual({ kind: 'missing' });
    expect((await file('loan-rates', 'effectiveDate=soon')).kind).toBe('refused');
  });
});
