import { describe, expect, it } from 'vitest';
import { Findings } from '../../base/findings.ts';
import { aWorkbook } from '../../testing/a-workbook.ts';
import { asRead } from '../../testing/as-read.ts';
import { readTable } from './read-table.ts';
import { columnLetters } from './read-xlsx.ts';

async function read(content: string | Buffer, file = 'x.csv') {
  const findings = new Findings();
  const table = await readTable(typeof content === 'string' ? Buffer.from(content) : content, file, findings);
  return { table, findings: asRead(findings.lines) };
}

describe('reading a CSV file', () => {
  it('gives the cells of each row with the line on which the row begins', async () => {
    const { table } = await read('key,zh.name\r\na, 甲 \n\n"b","two\nlines, ""quoted"""\nc,\n');
    expect(table?.columns).toEqual(['key', 'zh.name']);
    expect(table?.rows).toEqual([
      { line: 2, cells: ['a', '甲'] },
      { line: 4, cells: ['b', 'two\nlines, "quoted"'] },
      { line: 6, cells: ['c', ''] },
    ]);
    expect(table?.at(4, 1)).toBe('x.csv:4:2');
  });

  it('takes UTF-8 with a byte order mark, as Excel writes it', async () => {
    expect((await read('\uFEFFkey,date\na,b\n')).table?.columns).toEqual(['key', 'date']);
  });

  it('forgives empty cells behind the last column, which Excel leaves behind', async () => {
    const { table } = await read('key,date,,\na,b,,\n,,,\n');
    expect(table?.columns).toEqual(['key', 'date']);
    expect(table?.rows).toEqual([{ line: 2, cells: ['a', 'b'] }]);
  });

  it.each([
    [
      'GBK',
      Buffer.from('key,n\na,1\nb,\xd6\xd0\n', 'latin1'),
      'x.csv:3: expected a text saved as UTF-8 (in Excel: save as "CSV UTF-8"), found another encoding such as GBK',
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFFkey,n\n', 'utf16le'),
      'x.csv:1: expected a text saved as UTF-8 (in Excel: save as "CSV UTF-8"), found UTF-16',
    ],
    ['an open quote', Buffer.from('key,n\na,"1\nb,2\n'), 'x.csv:2: expected a closing quote, found "a,"1"'],
    [
      'a quote inside',
      Buffer.from('key,n\na,1"2"\n'),
      'x.csv:2: expected quotes around the whole cell, and doubled inside it, found "a,1"2""',
    ],
    ['a missing cell', Buffer.from('key,n\na\n'), 'x.csv:2:2: expected 2 cells, as in the header, found 1'],
    [
      'a cell too many',
      Buffer.from('key,n\na,1,2\n'),
      'x.csv:2:3: expected 2 cells, as in the header, found 3',
    ],
    [
      'semicolons',
      Buffer.from('key;n\na;1\n'),
      'x.csv:1:1: expected columns parted by commas, found "key;n"',
    ],
    [
      'a column twice',
      Buffer.from('key,n,n\na,1,2\n'),
      'x.csv:1:3: expected a column name of its own, found "n"',
    ],
    [
      'a column without a name',
      Buffer.from('key,,n\na,1,2\n'),
      'x.csv:1:2: expected a column name of its own, found an empty header',
    ],
    [
      'a control character',
      Buffer.from('key,n\na,1\u0000\n'),
      'x.csv:2:2 n: expected readable text, found "1□"',
    ],
    ['nothing', Buffer.from('\n\n'), 'x.csv:1: expected a header row such as key,date, found an empty table'],
  ])('refuses %s, with the line', async (_case, bytes, finding) => {
    const { table, findings } = await read(bytes);
    expect(table).toBeUndefined();
    expect(findings).toEqual([finding]);
  });
});

describe('reading a workbook', () => {
  it('gives text, numbers, days, moments and booleans as text, empty rows counted', async () => {
    const { table, findings } = await read(
      aWorkbook([
        ['key', 'date', 'unitNav', 'open', 'publishTime'],
        ['TX26090', new Date('2026-11-20'), 1.0163, true, new Date('2026-11-20T10:30:00Z')],
        [null, null, null, null, null],
        ['TS24001', '2026-11-20', '1.0100', false, null],
      ]),
      'nav.xlsx',
    );
    expect(findings).toEqual([]);
    expect(table?.rows).toEqual([
      { line: 2, cells: ['TX26090', '2026-11-20', '1.0163', 'true', '2026-11-20T10:30:00+08:00'] },
      { line: 4, cells: ['TS24001', '2026-11-20', '1.0100', 'false', ''] },
    ]);
    expect(table?.at(4, 2)).toBe('nav.xlsx:4:C');
    expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });

  it('refuses what is no workbook, two tables, and one that unpacks to a flood', async () => {
    expect((await read(Buffer.from('key,date\n'), 'x.xlsx')).findings).toEqual([
      'x.xlsx:1: expected an Excel workbook (.xlsx, saved by Excel or WPS), found another kind of file',
    ]);
    expect((await read(aWorkbook([['key']], [['key']]), 'x.xlsx')).findings).toEqual([
      'x.xlsx:1: expected one sheet with a table, found 2 sheets',
    ]);
    const whole = aWorkbook([['key'], ['a']]);
    expect((await read(whole.subarray(0, whole.length - 30), 'x.xlsx')).table).toBeUndefined();
    const flood = Buffer.from(whole);
    flood.writeUInt32LE(3_000_000_000, flood.indexOf('PK\x01\x02') + 24);
    expect((await read(flood, 'x.xlsx')).findings[0]).toMatch(/at most 200.0 MB when unpacked, found 28/);
  });
});
