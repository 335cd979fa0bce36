import { describe, expect, it } from 'vitest';
import { byPlace, placeOf } from './place-order.ts';

describe('places of findings [LANG-8]', () => {
  it('stand by file, line and column, letters of a workbook counted', () => {
    const places = [
      'b.csv:2:3',
      'a.xlsx:10:B',
      'b.csv:2:10',
      'a.xlsx:10:AA',
      'a.xlsx:9:C',
      'b.csv',
      'a/x.zh.md:7',
    ];
    expect(
      places
        .map((at) => ({ at }))
        .sort(byPlace)
        .map(({ at }) => at),
    ).toEqual([
      'a.xlsx:9:C',
      'a.xlsx:10:B',
      'a.xlsx:10:AA',
      'a/x.zh.md:7',
      'b.csv',
      'b.csv:2:3',
      'b.csv:2:10',
    ]);
  });

  it('are read back into file, line and column', () => {
    expect(placeOf('a.csv:12:3')).toEqual({ file: 'a.csv', line: 12, column: 3 });
    expect(placeOf('site-config')).toEqual({ file: 'site-config', line: 0, column: 0 });
  });
});
