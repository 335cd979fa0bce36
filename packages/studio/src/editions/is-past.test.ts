import { expect, it } from 'vitest';
import { isPast } from './is-past.ts';

const now = Date.parse('2026-12-01T01:00:30Z');

it.each([
  ['2026-12-01T09:00+08:00', false],
  ['2026-12-01T08:59+08:00', true],
  ['2026-12-01T09:01+08:00', false],
])('%s is past half a minute after nine: %s', (moment, expected) => {
  expect(isPast(Date.parse(moment), now)).toBe(expected);
});
