import { describe, expect, it } from 'vitest';
import { aZip } from '../../testing/a-zip.ts';
import { readWorkbook } from './workbook.ts';
import { zipEntries } from './zip-entries.ts';

const RELATIONS =
  '<Relationships><Relationship Id="a" Target="worksheets/one.xml"/><Relationship Id="b" Target="/xl/two.xml"/></Relationships>';
const WORKBOOK =
  '<workbook xmlns:r="x"><sheets><sheet name="B" r:id="b"/><sheet name="A &amp;" r:id="a"/></sheets></workbook>';
const NO_ROWS = '<worksheet><sheetData/></worksheet>';

const partsOf = (sheet: string, further: Record<string, string> = {}) => ({
  'xl/workbook.xml': WORKBOOK,
  'xl/_rels/workbook.xml.rels': RELATIONS,
  'xl/two.xml': NO_ROWS,
  'xl/worksheets/one.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  ...further,
});

const read = (zip: Buffer) => readWorkbook(zipEntries(zip) ?? []);
const cellsOf = (sheet: string, further?: Record<string, string>) =>
  read(aZip(partsOf(sheet, further)))[1]?.rows.map(({ cells }) => cells);

describe('a workbook', () => {
  it.each(['deflated', 'stored'] as const)(
    'is read where its parts are %s, sheets in their order',
    (method) => {
      const [first, second] = read(aZip(partsOf('<row r="3"><c r="B3"><v>1</v></c></row>'), method));
      expect(first).toEqual({ name: 'B', rows: [] });
      expect(second).toEqual({ name: 'A &', rows: [{ line: 3, cells: [null, 1] }] });
    },
  );

  it('joins the runs of a text and leaves out how it is spoken', () => {
    const shared =
      '<sst><si><t>甲</t></si><si><r><t>北</t></r><r><t>曜</t></r><rPh><t>ベイヤオ</t></rPh></si></sst>';
    const sheet =
      '<row><c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="inlineStr"><is><t>a &amp; b</t><rPh><t>x</t></rPh></is></c></row>';
    expect(cellsOf(sheet, { 'xl/sharedStrings.xml': shared })).toEqual([['北曜', '甲', 'a & b']]);
  });

  it('gives what a formula came to, and an error as it is shown', () => {
    const sheet =
      '<row><c><f>1+1</f><v>2</v></c><c t="str"><f>A1</f><v>x</v></c><c t="e"><v>#N/A</v></c></row>';
    expect(cellsOf(sheet)).toEqual([[2, 'x', '#N/A']]);
  });

  it.each([
    ['yyyy"年"m"月"d"日"', true],
    ['[$-804]h:mm', true],
    ['#,##0.00"d"', false],
    ['0.0_m', false],
    ['[Red]0', false],
  ])('takes a number in the format %s for a moment: %s', (code, isDate) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`;
    const [[cell] = []] =
      cellsOf('<row><c s="0"><v>46346.4375</v></c></row>', { 'xl/styles.xml': styles }) ?? [];
    expect(cell).toEqual(isDate ? new Date('2026-11-20T10:30:00Z') : 46346.4375);
  });

  it('counts days from 1904 where the workbook says so', () => {
    const further = {
      'xl/workbook.xml': WORKBOOK.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    };
    expect(cellsOf('<row><c><v>0</v></c></row>', further)).toEqual([[new Date('1904-01-01T00:00:00Z')]]);
  });

  it.each([
    ['a DOCTYPE', partsOf('', { 'xl/workbook.xml': `<!DOCTYPE x [<!ENTITY y "z">]>${WORKBOOK}` })],
    ['broken XML', partsOf('<row>')],
    ['a column that Excel does not have', partsOf('<row><c r="XFE1"><v>1</v></c></row>')],
    ['a sheet that is named and missing', { ...partsOf(''), 'xl/two.xml': '' }],
    ['no workbook', { 'a.txt': 'a' }],
    [
      'a sheet that lies outside of it',
      partsOf('', { 'xl/_rels/workbook.xml.rels': RELATIONS.replace('/xl/two.xml', '../../../etc/passwd') }),
    ],
  ])('is refused with %s', (_, parts) => {
    expect(() => read(aZip(parts))).toThrow();
  });

  it('is not unpacked further than it says that it goes', () => {
    const zip = aZip(partsOf('<row/>'.repeat(100_000)));
    const name = zip.lastIndexOf('xl/worksheets/one.xml');
    zip.writeUInt32LE(1_000, name - 46 + 24);
    expect(() => read(zip)).toThrow(/larger than|whole/i);
  });

  it('is refused where a byte of it was changed', () => {
    const zip = aZip(partsOf('<row><c><v>1</v></c></row>'), 'stored');
    zip[zip.indexOf('<v>1') + 3] = '2'.charCodeAt(0);
    expect(() => read(zip)).toThrow('not whole');
  });
});
