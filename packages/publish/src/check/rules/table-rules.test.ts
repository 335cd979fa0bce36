import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkTables } from './table-rules.ts';

const said = (content: string) =>
  reported(checkTables, [
    aRecord('article', 'a', { content }, { texts: [{ field: 'content', links: [], images: [] }] }),
  ]);
const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const cells = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);

describe('a table in a text', () => {
  it('has six columns at most, merged ones counted', () => {
    expect(said(table(cells(6)))).toEqual([]);
    const expected =
      'warning: a CN content: expected a table of at most 6 columns, what a page is wide enough for, found 7 columns at | c0 |';
    expect(said(table(cells(7)))).toEqual([expected]);
    expect(said('<table><tr><th colspan="6">c0</th><th>b</th></tr></table>')).toEqual([expected]);
  });

  it('has no sentences in its cells', () => {
    const limit =
      'expected cells of at most 80 Chinese or 160 other characters; a sentence stands better in the text';
    expect(said(table(['字'.repeat(80), 'x'.repeat(160)]))).toEqual([]);
    expect(said(table(['字'.repeat(81)]))).toEqual([
      `warning: a CN content: ${limit}, found "${'字'.repeat(60)}…" at ${'字'.repeat(20)}`,
    ]);
    expect(said(table([`<a href="/${'x'.repeat(200)}">甲</a>`]))).toEqual([]);
  });
});
