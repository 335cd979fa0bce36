import { describe, expect, it } from 'vitest';
import type { WealthProduct } from '@bank/contract';
import { aWealthProduct } from '@bank/contract/testing';
import { unlistedReasons } from './unlisted-reasons.ts';

const DAY = '2026-01-01';
const sound = aWealthProduct({
  benchmarkLow: '2.20',
  benchmarkHigh: '2.20',
  raiseStart: DAY,
  raiseEnd: DAY,
  valueDate: DAY,
  maturityDate: DAY,
  navDate: DAY,
  unitNav: '0.9846',
});

describe('a product stands in the lists', () => {
  it('while its figures agree, equal ends included [WLTH-8]', () => {
    expect(unlistedReasons(sound, { date: '2026-01-01', unitNav: '0.98460' })).toEqual([]);
    expect(unlistedReasons(sound, { date: '2025-12-31', unitNav: '1' })).toEqual([]);
  });
});

describe('a product leaves the lists', () => {
  it.each<[string, Partial<WealthProduct>, string[]]>([
    ['without registration code', { registerCode: '' }, ['REGISTER']],
    ['with a benchmark whose low end is above its high one', { benchmarkLow: '2.21' }, ['BENCHMARK']],
    [
      'with a benchmark that would order right as text',
      { benchmarkLow: '10', benchmarkHigh: '9' },
      ['BENCHMARK'],
    ],
    ['raised from later than to', { raiseStart: '2026-01-02', raiseEnd: '2026-01-01' }, ['RAISE']],
    ['earning before it is raised', { raiseEnd: '2026-01-02' }, ['RAISE']],
    ['ending before it earns', { valueDate: '2026-01-02', navDate: '2026-01-02' }, ['TERM']],
    ['with a term outside its bucket', { termDays: 93 }, ['TERM']],
    ['with a NAV of nothing', { unitNav: '0.0000' }, ['NAV']],
    ['with a NAV from before it earned', { navDate: '2025-12-31' }, ['NAV']],
    ['that costs nothing', { minAmount: '0' }, ['AMOUNT']],
    ['for several reasons at once', { registerCode: '', stepAmount: '0' }, ['REGISTER', 'AMOUNT']],
  ])('%s [WLTH-6] [WLTH-8]', (_, change, expected) => {
    expect(unlistedReasons({ ...sound, ...change })).toEqual(expected);
  });

  it('when its history has another NAV for the same day [WLTH-8]', () => {
    expect(unlistedReasons(sound, { date: '2026-01-01', unitNav: '0.9847' })).toEqual(['NAV']);
  });
});
