import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

it.each([
  [[], []],
  [[1], [[1]]],
  [
    [1, 2, 3, 4],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j in twos is %j', (values, batches) => {
  expect([...inBatches(values, 2)]).toEqual(batches);
});
