import { describe, expect, it } from 'vitest';
import { figureChanges, inForceOf } from './figure-changes.ts';
import type { GivenTable } from './given-tables.ts';
import { kindOf, type DeskName } from './kinds.ts';

const aTable = (desk: DeskName, columns: string[], ...rows: string[][]): GivenTable => ({
  desk,
  file: '',
  isWorkbook: false,
  columns,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});
const changesOf = (table: GivenTable, found: Record<string, string>[], limits: Record<string, string> = {}) =>
  figureChanges(table, {
    inForce: inForceOf(kindOf(table.desk), found),
    limits: new Map(Object.entries(limits)),
  }).map(({ key, column, before, after, difference, isLarge }) => [
    key,
    column,
    before,
    after,
    difference,
    isLarge,
  ]);

const USD = {
  key: 'usd',
  currency: 'USD',
  spotBuy: '707.15',
  cashBuy: '701.40',
  publishTime: '2026-11-20T10:30:00+08:00',
};
const NOW = '2026-11-20T11:00:00+08:00';

describe('the figures that change', () => {
  it('of a quote stand beside those that visitors see, and one that is taken away is told', () => {
    const table = aTable(
      'fx-rates',
      ['key', 'spotBuy', 'cashBuy', 'publishTime'],
      ['usd', '707.20', '', NOW],
    );
    expect(changesOf(table, [USD])).toEqual([
      ['usd', 'spotBuy', '707.15', '707.20', '+0.05', false],
      ['usd', 'cashBuy', '701.40', '', '', false],
    ]);
  });

  it('are far from the last one beyond the limit of their pair, to the last digit', () => {
    const rows = (spotBuy: string) =>
      aTable('fx-rates', ['key', 'spotBuy', 'publishTime'], ['usd', spotBuy, NOW]);
    const isLarge = (spotBuy: string, limit?: string) =>
      changesOf(
        rows(spotBuy),
        [{ ...USD, spotBuy: '700.00' }],
        limit === undefined ? {} : { USD: limit },
      )[0]?.at(-1);
    expect(isLarge('714.00')).toBe(false);
    expect(isLarge('714.01')).toBe(true);
    expect(isLarge('685.99')).toBe(true);
    expect(isLarge('714.01', '5')).toBe(false);
    expect(isLarge('70O.00')).toBe(false);
  });

  it('of a new version of a rate stand beside the one before it of the same term', () => {
    const one = { currency: 'CNY', kind: 'FIXED', termCode: '1Y', minAmount: '50', 'zh.termName': '1 年' };
    const found = [
      { key: 'a', ...one, rate: '1.35', effectiveDate: '2025-05-22' },
      { key: 'b', ...one, rate: '1.10', effectiveDate: '2026-05-22' },
      { key: 'c', ...one, termCode: '3Y', rate: '1.45', effectiveDate: '2026-05-22' },
    ];
    const columns = [
      'key',
      'currency',
      'kind',
      'termCode',
      'minAmount',
      'rate',
      'effectiveDate',
      'zh.termName',
    ];
    const table = aTable('deposit-rates', columns, [
      'd',
      'CNY',
      'FIXED',
      '1Y',
      '50',
      '1.05',
      '2026-12-01',
      '1 年',
    ]);
    expect(changesOf(table, found)).toEqual([['d', 'rate', '1.10', '1.05', '-0.05', false]]);
  });

  it('of a new day of a fund are all that it says, of a day that is known what differs', () => {
    const found = [{ key: '000001', date: '2026-11-19', unitNav: '1.0163', accNav: '1.2163' }];
    const columns = ['key', 'date', 'unitNav', 'accNav'];
    expect(changesOf(aTable('fund-nav', columns, ['000001', '2026-11-20', '1.0163', '']), found)).toEqual([
      ['000001', 'unitNav', '1.0163', '1.0163', '0.0000', false],
    ]);
    expect(
      changesOf(aTable('fund-nav', columns, ['000001', '2026-11-19', '1.1000', '1.2163']), found),
    ).toEqual([['000001', 'unitNav', '1.0163', '1.1000', '+0.0837', true]]);
  });
});
