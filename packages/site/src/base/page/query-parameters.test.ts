import { describe, expect, it } from 'vitest';
import {
  calendarYearParameter,
  canonicalQuery,
  codeParameter,
  codesParameter,
  columnParameter,
  idParameter,
  keywordParameter,
  listParameter,
  pageParameter,
  typedParameter,
  yearParameter,
} from './query-parameters.ts';

describe('a query parameter', () => {
  it.each([
    [columnParameter, '701001', '701001'],
    [columnParameter, '70100', undefined],
    [columnParameter, '701001 ', undefined],
    [columnParameter, 'x701001', undefined],
    [calendarYearParameter, '2026', '2026'],
    [calendarYearParameter, '1998', '1998'],
    [calendarYearParameter, '12026', undefined],
    [calendarYearParameter, '20261', undefined],
    [calendarYearParameter, 'earlier', undefined],
    [idParameter, '20261120-q3_A', '20261120-q3_A'],
    [idParameter, '../x', undefined],
    [idParameter, 'a'.repeat(65), undefined],
    [yearParameter, '2026', '2026'],
    [yearParameter, 'earlier', 'earlier'],
    [yearParameter, '0026', undefined],
    [yearParameter, '12026', undefined],
    [yearParameter, '20261', undefined],
    [typedParameter, ' 10,000 ', '10,000'],
    [typedParameter, '  ', undefined],
    [typedParameter, '1'.repeat(41), '1'.repeat(40)],
    [keywordParameter, '  利率 ', '利率'],
    [keywordParameter, '   ', undefined],
    [keywordParameter, 'x'.repeat(60), 'x'.repeat(50)],
    [pageParameter, '2', '2'],
    [pageParameter, '1', undefined],
    [pageParameter, '0', undefined],
    [pageParameter, '1e3', undefined],
    [pageParameter, '-1', undefined],
    [pageParameter, '1.5', undefined],
    [pageParameter, '02', undefined],
    [pageParameter, '100000', '99999'],
    [pageParameter, '9'.repeat(400), '99999'],
    [codeParameter(['OWN', 'AGENCY']), 'OWN', 'OWN'],
    [codeParameter(['OWN', 'AGENCY']), 'own', undefined],
    [codesParameter(['R1', 'R2', 'R3']), 'R3,R9,R1', 'R1,R3'],
    [codesParameter(['R1', 'R2', 'R3']), 'R9', undefined],
    [listParameter(/^[A-Z]+$/, 2), 'B,a,A,B,C', 'B,A'],
    [listParameter(/^[A-Z]+$/, 2), 'AB,CD', 'AB,CD'],
    [listParameter(/^[A-Z]+$/, 2), ',,', undefined],
  ])('%# accepts %j as %j', (accept, value, expected) => {
    expect(accept(value)).toBe(expected);
  });
});

describe('the canonical query', () => {
  const parameters = { column: columnParameter, page: pageParameter, keyword: keywordParameter };
  it.each([
    ['?page=2&utm=x&column=701001', '?column=701001&page=2'],
    ['?column=701001&page=1', '?column=701001'],
    ['?column=701001&column=701002', '?column=701001'],
    ['?column=<script>', ''],
    ['?column=701001&keyword=undefined&page=null', '?column=701001'],
    ['?__proto__=1&constructor=2', ''],
    ['', ''],
  ])('of %s is %s', (given, expected) => {
    expect(canonicalQuery(parameters, new URLSearchParams(given)).search).toBe(expected);
  });

  it.each([
    ['?risk=R2&risk=R1', '?risk=R1,R2'],
    ['?risk=R1%2CR2', '?risk=R1,R2'],
    ['?risk=R1,R2&risk=R2', '?risk=R1,R2'],
  ])('joins what a form of checkboxes repeats: %s is %s [WLTH-1]', (given, expected) => {
    const risk = { risk: codesParameter(['R1', 'R2']) };
    expect(canonicalQuery(risk, new URLSearchParams(given)).search).toBe(expected);
  });
});
