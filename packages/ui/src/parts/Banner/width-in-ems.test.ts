import { expect, it } from 'vitest';
import { widthInEms } from './width-in-ems.ts';

it.each([
  ['绿色贷款', 4],
  ['绿色贷款，按季', 7],
  ['862.4', 2.8],
  ['Loan rates', 5.3],
  ['', 0],
])('the width of %j is %d ems', (text, ems) => {
  expect(widthInEms(text)).toBeCloseTo(ems);
});
