import { describe, expect, it } from 'vitest';
import { recordTypes } from '@bank/contract/schemas';
import { aWealthProduct } from '@bank/contract/testing';
import { asRead } from '../../testing/as-read.ts';
import type { CheckedRecord, ReleaseContent } from '../checked-record.ts';
import { checkProducts } from './product-rules.ts';

const SOUND = {
  sort: 1,
  ...aWealthProduct({
    prodCode: 'A1',
    raiseStart: '2026-01-01',
    raiseEnd: '2026-01-08',
    valueDate: '2026-01-09',
    navDate: '2026-11-19',
    unitNav: '1.0163',
    accNav: '1.0163',
  }),
};

/** What the rules say about one product with these fields changed: errors, and what is let through after a "~". */
function findings(change: Record<string, unknown>): string[] {
  const said: string[] = [];
  const say =
    (mark: string): ReleaseContent['report'] =>
    (_, { path, expected, found }) =>
      said.push(`${mark}${path.join('.')}: expected ${asRead(expected)}, found ${asRead(found)}`);
  const body = recordTypes['wealth-product'].body.parse({ ...SOUND, ...change });
  const record: CheckedRecord = {
    type: 'wealth-product',
    language: 'CN',
    key: 'a1',
    body,
    publishAt: undefined,
    expireAt: undefined,
    texts: [],
  };
  checkProducts({
    scope: 'wealth',
    records: [record],
    media: new Set(),
    known: new Set(),
    report: say(''),
    warn: say('~'),
  });
  return said;
}

describe('the rules for wealth products', () => {
  it('let sound figures pass [WLTH-8]', () => {
    expect(findings({})).toEqual([]);
    expect(findings({ benchmarkHigh: '2.20', raiseEnd: '2026-01-01', navDate: '2026-01-09' })).toEqual([]);
  });

  it('let the range in force be another than that of periods past [WLTH-8]', () => {
    const benchmarkPeriods = [{ from: '2026-02-01', to: '2026-08-01', low: '2.40', high: '2.90' }];
    expect(findings({ benchmarkPeriods, benchmarkLow: '2.10', benchmarkHigh: '2.50' })).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a low benchmark above the high one',
      { benchmarkLow: '10' },
      'benchmarkHigh: expected at least benchmarkLow, 10, found "2.60"',
    ],
    [
      'a raise that ends before it starts',
      { raiseStart: '2026-01-09' },
      'raiseEnd: expected at least raiseStart, 2026-01-09, found "2026-01-08"',
    ],
    [
      'money that earns before the raise ends',
      { valueDate: '2026-01-07' },
      'valueDate: expected at least raiseEnd, 2026-01-08, found "2026-01-07"',
    ],
    [
      'a maturity before the value date',
      { maturityDate: '2026-01-01' },
      'maturityDate: expected at least valueDate, 2026-01-09, found "2026-01-01"',
    ],
    [
      'a NAV of a day before the value date',
      { navDate: '2026-01-08' },
      'navDate: expected at least valueDate, 2026-01-09, found "2026-01-08"',
    ],
    ['a NAV of nothing', { unitNav: '0.0000' }, 'unitNav: expected a value above 0, found "0.0000"'],
    ['an accumulated NAV below nothing', { accNav: '-1' }, 'accNav: expected a value above 0, found "-1"'],
    ['a minimum of nothing', { minAmount: '0' }, 'minAmount: expected a value above 0, found "0"'],
    ['a NAV without its day', { navDate: undefined }, 'navDate: expected the day of unitNav, found nothing'],
    [
      'a term that its bucket does not hold',
      { termBucket: 'T4' },
      'termBucket: expected T2, the bucket of 90 days, found "T4"',
    ],
  ])('refuse %s [WLTH-8]', (_, change, expected) => expect(findings(change)).toEqual([expected]));

  it('let a product without registration code pass with a warning [WLTH-6]', () => {
    expect(findings({ registerCode: '' })).toEqual([
      '~registerCode: expected its registration code; the product is left out of lists until it has one, found an empty text',
    ]);
  });
});
