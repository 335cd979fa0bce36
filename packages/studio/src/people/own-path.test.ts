import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['/editions/3/item/article/winter?q=1#zh.title', '/editions/3/item/article/winter?q=1#zh.title'],
  ['/', '/'],
  ['/log?x=//other.example', '/log?x=//other.example'],
  ['//other.example', '/'],
  ['/\\other.example', '/'],
  ['/\t/other.example', '/'],
  ['/\n\\other.example', '/'],
  ['/.//other.example', '/'],
  ['/x/..//other.example', '/'],
  ['https://other.example', '/'],
  ['javascript:alert(1)', '/'],
  ['editions', '/'],
  ['', '/'],
  [undefined, '/'],
])('%j leads back to %s', (given, expected) => {
  expect(ownPath(given)).toBe(expected);
});
