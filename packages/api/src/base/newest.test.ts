import { expect, test } from 'vitest';
import { Newest } from './newest.ts';

test('what was made is not made again while it is among the newest', () => {
  let made = 0;
  const newest = new Newest<string, number>(2);
  const of = (key: string) => newest.get(key, () => (made += 1));
  expect([of('a'), of('b'), of('a'), of('c'), of('b'), of('a')]).toEqual([1, 2, 1, 3, 2, 4]);
});

test('what is forgotten is made again', () => {
  const newest = new Newest<string, string>(2);
  newest.get('a', () => 'first');
  newest.forget('a');
  expect(newest.get('a', () => 'second')).toBe('second');
});
