import { expect, it } from 'vitest';
import { headlineSize } from './headline-size.ts';

it.each([
  [4, 'xl'],
  [22, 'l'],
  [25, 'm'],
  [28, 's'],
  [36, 'xs'],
  [37, 'two-lines'],
])('a headline of %d characters has the size %s', (length, size) => {
  expect(headlineSize('字'.repeat(length))).toBe(size);
});
