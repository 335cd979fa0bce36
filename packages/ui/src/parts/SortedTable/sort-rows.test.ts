import { describe, expect, it } from 'vitest';
import { compareValues, firstDirection, sortRows } from './sort-rows.ts';

const itself = (value: string | undefined) => value;

describe('values of a column', () => {
  it.each([
    ['9', '10'],
    ['-1.5', '-1.49'],
    ['-0.1', '0'],
    ['0.1', '0.11'],
    ['123456789012345678.01', '123456789012345678.02'],
    ['2026-09-30', '2026-10-01'],
    ['09:15:00', '10:00:00'],
  ])('%s come before %s', (less, more) => {
    expect(compareValues(less, more)).toBe(-1);
    expect(compareValues(more, less)).toBe(1);
  });

  it.each([
    ['1.5', '1.50'],
    ['-0', '0.00'],
    ['2026-10-01', '2026-10-01'],
  ])('%s and %s are equal', (one, other) => {
    expect(compareValues(one, other)).toBe(0);
  });
});

describe('sorted rows', () => {
  it('have those without a value last in both directions', () => {
    const given = ['', '2.5', undefined, '10', '-3'];
    expect(sortRows(given, itself, 'ascending')).toEqual(['-3', '2.5', '10', '', undefined]);
    expect(sortRows(given, itself, 'descending')).toEqual(['10', '2.5', '-3', '', undefined]);
  });

  it('keep equal rows as they were given, in both directions', () => {
    const given = [
      { name: 'a', value: '1.0' },
      { name: 'b', value: '1' },
      { name: 'c', value: '2' },
    ];
    const names = (direction: 'ascending' | 'descending') =>
      sortRows(given, ({ value }) => value, direction).map(({ name }) => name);
    expect(names('ascending')).toEqual(['a', 'b', 'c']);
    expect(names('descending')).toEqual(['c', 'a', 'b']);
  });

  it('leave the given ones alone', () => {
    const given = ['1', '2'];
    sortRows(given, itself, 'descending');
    expect(given).toEqual(['1', '2']);
  });
});

describe('the first press', () => {
  it('gives the highest first', () => {
    expect(firstDirection(['1', '2'], itself)).toBe('descending');
  });

  it('gives the lowest first where the rows fall already, so that something happens', () => {
    expect(firstDirection(['2', '1', ''], itself)).toBe('ascending');
  });
});
