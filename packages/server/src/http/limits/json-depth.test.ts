import { describe, expect, it } from 'vitest';
import { jsonDepth } from './json-depth.ts';

describe('jsonDepth', () => {
  it.each([
    ['1', 0],
    ['{}', 1],
    ['[{"a":"["}]', 2],
    ['{"a":"\\"[[[","b":[]}', 2],
    ['[[],[[]]]', 3],
    ['"\\\\"', 0],
    ['[[[', 3],
    [']]]]', 0],
  ])('%s is %i deep', (text, depth) => {
    expect(jsonDepth(text)).toBe(depth);
  });
});
