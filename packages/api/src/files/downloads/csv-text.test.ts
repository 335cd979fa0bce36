import { describe, expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

describe('csvText', () => {
  it('begins with a byte order mark and ends every line with CRLF [WLTH-5]', () => {
    expect(
      csvText([
        ['净值日期', '单位净值'],
        ['2026-11-19', '1.0262'],
      ]),
    ).toBe('\uFEFF净值日期,单位净值\r\n2026-11-19,1.0262\r\n');
  });

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['quotes', 'say "hi"', '"say ""hi"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['nothing', '', ''],
    ['what nobody knows', undefined, ''],
    ['a figure below zero', '-0.21', '-0.21'],
    ['a figure with its sign', '+1.5', '+1.5'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with quotes', '=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
    ['a formula behind a sign', '-1+cmd', "'-1+cmd"],
    ['a formula behind a plus', '+cmd|calc', "'+cmd|calc"],
    ['an address of a function', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula with a full-width mark', '＝1+1', "'＝1+1"],
    ['a tab before a formula', '\t=1', "'\t=1"],
  ])('writes %s so that no spreadsheet runs it [WLTH-5]', (_, value, cell) => {
    expect(csvText([[value]])).toBe(`\uFEFF${cell}\r\n`);
  });
});
