import { expect, it } from 'vitest';
import { shareClassOf } from './share-class.ts';

it.each([
  ['远岫稳健债券 A', 'A'],
  ['问津养老目标 2045（FOF）Y', 'Y'],
  ['Yuanxiu Steady Bond C', 'C'],
  ['Global Technology QDII', undefined],
])('of %s is the letter at its end: %s', (fundName, letter) => {
  expect(shareClassOf({ fundName })).toBe(letter);
});
