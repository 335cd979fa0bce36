import { describe, expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

describe('a Range header', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=5-5', { first: 5, last: 5 }],
    ['bytes=100-', { first: 100, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=990-5000', { first: 990, last: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['megabytes=0-1', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    [undefined, undefined],
  ] as const)('%s of a thousand bytes is %j', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });
});
