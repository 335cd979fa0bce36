import { describe, expect, it } from 'vitest';
import { termBucketOf } from './term-bucket.ts';

describe('the bucket of a term', () => {
  it.each([
    [0, 'T0'],
    [1, 'T1'],
    [31, 'T1'],
    [32, 'T2'],
    [92, 'T2'],
    [182, 'T3'],
    [365, 'T4'],
    [546, 'T5'],
    [1096, 'T5'],
    [1825, 'T6'],
  ])('%i days is %s [WLTH-1]', (days, bucket) => expect(termBucketOf(days)).toBe(bucket));
});
