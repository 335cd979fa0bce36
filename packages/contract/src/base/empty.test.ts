import { expect, it } from 'vitest';
import { isEmpty } from './empty.ts';

it.each([[null], [undefined], [''], ['null'], ['undefined'], [[]], [{}]])(
  '%j is empty [S5-empty]',
  (value) => {
    expect(isEmpty(value)).toBe(true);
  },
);

it.each([[true], [false], [0], [1], [Number.NaN], ['0'], [' '], ['NULL'], [[undefined]], [{ a: undefined }]])(
  '%j is not empty [S5-empty]',
  (value) => {
    expect(isEmpty(value)).toBe(false);
  },
);
