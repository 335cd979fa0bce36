import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkFees } from './fee-rules.ts';

const FEE = {
  feeCode: 'AC001',
  category: 'ACCOUNT',
  pricing: '2',
  priceText: '10 元',
  effectiveDate: '2026-10-15',
};
const edition = (effectiveDate: string, more = {}) =>
  aRecord('fee-version', effectiveDate, { effectiveDate }, more);
const EDITIONS = [edition('2026-04-01'), edition('2026-10-15')];
const fee = (change: object = {}, key = 'f') => aRecord('fee', key, { ...FEE, ...change });
const said = (...changes: object[]) =>
  reported(checkFees, [...EDITIONS, ...changes.map((change, at) => fee(change, `f${at}`))]);

describe('a list of prices [FEE-1] [FEE-2]', () => {
  it.each([
    {},
    { category: 'WEALTH', feeCode: 'WM001' },
    { pricing: '3', priceText: '免费' },
    { priceText: '与客户协商' },
    { priceText: '按协议' },
    { pricing: '1', basisDoc: '发改价格' },
    { endDate: '2026-10-15' },
    { effectiveDate: '2026-04-01' },
    { effectiveDate: '2020-01-01' },
  ])('passes with %j', (change) => {
    expect(said(change)).toEqual([]);
  });

  it.each([
    [
      { feeCode: 'CD001' },
      'feeCode: expected a code that begins with AC, since the category is ACCOUNT, found "CD001"',
    ],
    [{ priceText: '免费' }, 'priceText: expected a price, or pricing 3, found "免费"'],
    [{ pricing: '3' }, 'priceText: expected 免费, since pricing is 3, found "10 元"'],
    [
      { priceText: '面议' },
      'priceText: expected a figure with its unit, or that the price is agreed with the customer, found "面议"',
    ],
    [{ pricing: '1' }, 'basisDoc: expected the rule that sets the price, since pricing is 1, found nothing'],
    [
      { endDate: '2026-10-14' },
      'endDate: expected a day from effectiveDate on, 2026-10-15, found "2026-10-14"',
    ],
    [
      { effectiveDate: '2026-05-01' },
      'effectiveDate: expected the effectiveDate of a fee-version in CN (2026-04-01, 2026-10-15), or a day before the oldest, found "2026-05-01"',
    ],
  ])('is refused with %j', (change, problem) => {
    expect(said(change)).toEqual([`f0 CN ${problem}`]);
  });

  it('has one price of each code on a day', () => {
    const problem = 'expected one price of AC001 from 2026-10-15 on (f0 has one), found "AC001"';
    expect(said({}, {}, {})).toEqual([`f1 CN feeCode: ${problem}`, `f2 CN feeCode: ${problem}`]);
    expect(said({}, { effectiveDate: '2026-04-01' }, { feeCode: 'AC002' })).toEqual([]);
  });

  it('is read in English as in Chinese, with editions of its own', () => {
    const english = (change: object) =>
      reported(checkFees, [
        ...EDITIONS,
        edition('2026-10-15', inEnglish),
        aRecord('fee', 'f', { ...FEE, priceText: 'CNY 10', ...change }, inEnglish),
      ]);
    expect(english({})).toEqual([]);
    expect(english({ pricing: '3', priceText: 'Free' })).toEqual([]);
    expect(english({ priceText: 'As Agreed' })).toEqual([]);
    expect(english({ priceText: '协商' })).toHaveLength(1);
    expect(english({ pricing: '3' })[0]).toContain('expected Free, since pricing is 3');
    expect(english({ effectiveDate: '2026-11-01' })[0]).toContain('a fee-version in EN (2026-10-15),');
  });

  it('has an edition, where it has prices at all', () => {
    expect(reported(checkFees, [fee()])[0]).toContain('a fee-version in CN (none), or a day before');
    expect(reported(checkFees, EDITIONS)).toEqual([]);
  });

  it.each([
    ['SETTLEMENT', 'ST'],
    ['CARD', 'CD'],
    ['EBANK', 'EB'],
    ['AGENCY', 'AG'],
    ['LOAN', 'LN'],
    ['FX', 'FX'],
    ['GUARANTEE', 'GT'],
    ['CUSTODY', 'CT'],
    ['OTHER', 'OT'],
  ])('calls prices of %s by codes that begin with %s', (category, letters) => {
    expect(said({ category, feeCode: `${letters}001` })).toEqual([]);
    expect(said({ category, feeCode: 'XX001' })[0]).toContain(`begins with ${letters}, since`);
  });
});
