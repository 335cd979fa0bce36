import { describe, expect, it } from 'vitest';
import {
  canonicalQuery,
  columnParameter,
  idParameter,
  keywordParameter,
  pageParameter,
  yearParameter,
} from './query-parameters.ts';

describe('a query parameter', () => {
  it.each([
    [columnParameter, '701001', '701001'],
    [columnParameter, '70100', undefined],
    [columnParameter, '701001 ', undefined],
    [idParameter, '20261120-q3_A', '20261120-q3_A'],
    [idParameter, '../x', undefined],
    [idParameter, 'a'.repeat(65), undefined],
    [yearParameter, '2026', '2026'],
    [yearParameter, 'earlier', 'earlier'],
    [yearParameter, '0026', undefined],
    [keywordParameter, '  利率 ', '利率'],
    [keywordParameter, '   ', undefined],
    [keywordParameter, 'x'.repeat(60), 'x'.repeat(50)],
    [pageParameter, '2', '2'],
    [pageParameter, '1', undefined],
    [pageParameter, '0', undefined],
    [pageParameter, '1e3', undefined],
    [pageParameter, '100000', undefined],
  ])('%# accepts %j as %j', (accept, value, expected) => {
    expect(accept(value)).toBe(expected);
  });
});

describe('the canonical query', () => {
  const parameters = { column: columnParameter, page: pageParameter };
  it.each([
    ['?page=2&utm=x&column=701001', '?column=701001&page=2'],
    ['?column=701001&page=1', '?column=701001'],
    ['?column=701001&column=701002', '?column=701001'],
    ['?column=<script>', ''],
    ['?__proto__=1&constructor=2', ''],
    ['', ''],
  ])('of %s is %s', (given, expected) => {
    expect(canonicalQuery(parameters, new URLSearchParams(given)).search).toBe(expected);
  });
});
