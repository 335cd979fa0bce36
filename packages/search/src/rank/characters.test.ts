import { expect, it } from 'vitest';
import { charactersOf, charactersShared } from './characters.ts';

it('takes the Chinese characters of a text once each', () => {
  expect(charactersOf('还款 还清, LPR 5')).toBe('还款清');
  expect(charactersOf('LPR')).toBe('');
});

it.each([
  ['还清款', '提前还款', 2 / 3],
  ['还款', '还款', 1],
  ['还款', '存折', 0],
  ['', '还款', 0],
])('tells which share of %s stands in %s', (asked, among, shared) => {
  expect(charactersShared(asked, among)).toBeCloseTo(shared);
});
