import { expect, it, vi } from 'vitest';
import { FewKept } from './few-kept.ts';

it('makes each of a few things once, and lets all go when more come', () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const kept = new FewKept<string>(2);
  const of = (key: string) => kept.of(key, () => make(key));
  expect([of('a'), of('b'), of('a'), of('b')]).toEqual(['A', 'B', 'A', 'B']);
  expect(make).toHaveBeenCalledTimes(2);
  expect([of('c'), of('a')]).toEqual(['C', 'A']);
  expect(make).toHaveBeenCalledTimes(4);
});
