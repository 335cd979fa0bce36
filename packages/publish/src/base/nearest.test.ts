import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const COMMANDS = [
  'pack',
  'check',
  'import',
  'feed',
  'activate',
  'rollback',
  'list',
  'diff',
  'publish',
  'keys',
];

it.each([
  ['chekc', 'check'],
  ['cehck', 'check'],
  ['Publish', 'publish'],
  ['pubish', 'publish'],
  ['rolback', 'rollback'],
  ['activates', 'activate'],
  ['lst', 'list'],
  ['list', 'list'],
  ['keyss', 'keys'],
  ['unpublish', undefined],
  ['remove', undefined],
  ['x', undefined],
  ['', undefined],
])('%s is meant for %s', (typed, meant) => {
  expect(nearest(typed, COMMANDS)).toBe(meant);
});
