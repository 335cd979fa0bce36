import { expect, it } from 'vitest';
import { shownPair, swapsFor } from './shown-pair.ts';

it.each([
  [['A', 'B', 'C'], undefined, ['A', 'B']],
  [['A', 'B', 'C'], 'C,B', ['B', 'C']],
  [['A', 'B', 'C'], 'C', ['A', 'C']],
  [['A', 'B', 'C'], 'X,C', ['A', 'C']],
  [['A', 'B', 'C', 'D'], 'D,C,B', ['C', 'D']],
  [['A'], 'B', ['A']],
  [[], undefined, []],
])('of %j and %s a phone shows %j [WLTH-3]', (codes, asked, shown) => {
  expect(shownPair(codes, asked === undefined ? {} : { pair: asked })).toEqual(shown);
});

it('offers the others in the place of one, and keeps the one beside it [WLTH-3]', () => {
  const products = ['A', 'B', 'C'].map((code) => ({ code, name: `${code}!` }));
  const compared = { path: '/compare', products, pair: ['A', 'B'], state: { only: 'different' } };
  expect(swapsFor('A', compared)).toEqual([
    { name: 'C!', href: '/compare?codes=A,B,C&only=different&pair=B,C' },
  ]);
  expect(swapsFor('A', { ...compared, products: products.slice(0, 2) })).toEqual([]);
});
