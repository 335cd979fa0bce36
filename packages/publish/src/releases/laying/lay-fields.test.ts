import { expect, it } from 'vitest';
import { layFields, type Clash } from './lay-fields.ts';

function laid(was: unknown, is: unknown, shown: unknown) {
  const clashes: Clash[] = [];
  const result = layFields({ was, is, shown }, (clash) => clashes.push(clash));
  return { result, clashes: clashes.map(({ path }) => path.join('.')) };
}

it('takes what was changed and leaves all else as visitors see it, in groups field by field', () => {
  const was = { name: 'A', returns: { W1: '1', Y1: '5' }, themes: ['x'] };
  const is = { name: 'B', returns: { W1: '1', Y1: '5', Y2: '9' }, themes: ['x'] };
  const shown = { name: 'A', returns: { W1: '2', Y1: '5' }, themes: ['y'], rate: '3' };
  expect(laid(was, is, shown)).toEqual({
    result: { name: 'B', returns: { W1: '2', Y1: '5', Y2: '9' }, themes: ['y'], rate: '3' },
    clashes: [],
  });
});

it('takes a field out that was taken out', () => {
  expect(laid({ a: '1', b: '2' }, { a: '1' }, { a: '3', b: '2' })).toEqual({
    result: { a: '3' },
    clashes: [],
  });
});

it('tells a field that both changed, unless both made the same of it', () => {
  const was = { a: '1', b: { c: '1', d: '1' } };
  expect(laid(was, { a: '2', b: { c: '2', d: '1' } }, { a: '3', b: { c: '3', d: '3' } }).clashes).toEqual([
    'a',
    'b.c',
  ]);
  expect(laid(was, { a: '2', b: { c: '1', d: '1' } }, { a: '2', b: { c: '1', d: '1' } }).clashes).toEqual([]);
});

it('tells a record that was changed and that visitors see no more', () => {
  expect(laid({ a: '1' }, { a: '2' }, undefined).clashes).toEqual(['']);
  expect(laid({ a: '1' }, { a: '1' }, undefined)).toEqual({ result: undefined, clashes: [] });
});
