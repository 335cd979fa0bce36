import { expect, it } from 'vitest';
import { gainedShare } from './gained-share.ts';

it.each([
  [0, 7, '0.0'],
  [7, 7, '100.0'],
  [2999, 3000, '99.9'],
  [2, 3, '66.6'],
])('%i of %i are %s per cent: all only where all of them gained [WLTH-8]', (gained, count, share) => {
  expect(gainedShare(gained, count)).toBe(share);
});
