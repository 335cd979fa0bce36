import { describe, expect, it } from 'vitest';
import { fragmentOfPage, pageOfFragment } from './page-fragment.ts';

describe('the page in the address', () => {
  it.each([
    ['#page=3', 3],
    ['#page=12', 12],
    ['#page=0', 1],
    ['#page=999', 12],
    ['#page=-1', undefined],
    ['#page=3.5', undefined],
    ['#page=3&zoom=2', undefined],
    ['#page=9999999', undefined],
    ['#main', undefined],
    ['', undefined],
  ])('%s is page %s of 12 [S2-pdf]', (fragment, page) => {
    expect(pageOfFragment(fragment, 12)).toBe(page);
  });

  it('is written as it is read', () => {
    expect(pageOfFragment(fragmentOfPage(7), 12)).toBe(7);
  });
});
