import { aWorkbook } from '@bank/publish/testing';
import { wordsIn } from '@bank/publish/editing';
import { describe, expect, it } from 'vitest';
import { columnCode } from '../../words/column-code.ts';
import { wordsOf } from '../../words/words.ts';
import { cellOf, feedFiles, pastedAsCsv, placeOfCell, readGiven, type GivenTable } from './given-tables.ts';

const MOMENT = '2026-11-20T11:00:00+08:00';
const read = async (name: string, bytes: Buffer): Promise<GivenTable[]> => {
  const given = await readGiven({ name, bytes, desk: 'fx-rates', columnOf: columnCode }, Date.parse(MOMENT));
  if (!('tables' in given)) throw new Error(JSON.stringify(given));
  return given.tables;
};

describe('a table that is given to a desk', () => {
  it('may be copied from a spreadsheet', () => {
    expect(pastedAsCsv('key\trate\r\na,b\t1.05\r\n')).toBe('key,rate\n"a,b",1.05\n');
    expect(pastedAsCsv('key,rate\na,1\n\n')).toBe('key,rate\na,1\n');
  });

  it('is of its desk, whatever its file is called, and quotes without a moment are of now', async () => {
    expect(await read('牌价.csv', Buffer.from('key,spotBuy\nusd,707.20\n'))).toEqual([
      {
        desk: 'fx-rates',
        file: '牌价.csv',
        isWorkbook: false,
        columns: ['key', 'spotBuy', 'publishTime'],
        rows: [{ line: 2, cells: ['usd', '707.20', MOMENT] }],
      },
    ]);
  });

  it('may call its columns as the desk does, in either language, and mixed with codes', async () => {
    const heads = async (line: string) =>
      (await read('x.csv', Buffer.from(`${line}\nusd,1,2,${MOMENT}\n`)))[0]?.columns;
    const codes = ['key', 'spotBuy', 'cashSell', 'publishTime'];
    expect(await heads('代码,现汇买入价,现钞卖出价,发布时间')).toEqual(codes);
    expect(await heads('Key,spot  buying,cashSell,Published at')).toEqual(codes);
    expect(await heads('key,买价,cashSell,publishTime')).toEqual(['key', '买价', 'cashSell', 'publishTime']);
  });

  it('may be saved by Excel in GBK', async () => {
    const gbk = Buffer.concat([
      Buffer.from('key,zh.currencyName\nusd,'),
      Buffer.from([0xc3, 0xc0, 0xd4, 0xaa]),
      Buffer.from('\n'),
    ]);
    expect((await read('fx.csv', gbk))[0]?.rows[0]?.cells[1]).toBe('美元');
  });

  it('may be a sheet of a workbook beside those of other desks of the same scope', async () => {
    const named = (name: string, rows: string[][]) => ({ name, rows });
    const book = aWorkbook(
      named('fx-rates', [
        ['key', 'spotBuy', 'publishTime'],
        ['usd', '707.20', MOMENT],
      ]),
      named('deposit-rates', [
        ['key', 'rate'],
        ['cny-1y', '1.05'],
      ]),
    );
    const tables = await read('rates.xlsx', book);
    expect(tables.map(({ desk, file }) => [desk, file])).toEqual([
      ['fx-rates', 'rates.xlsx!fx-rates'],
      ['deposit-rates', 'rates.xlsx!deposit-rates'],
    ]);
    const other = await readGiven({
      name: 'rates.xlsx',
      bytes: aWorkbook(
        named('fx-rates', [
          ['key', 'spotBuy'],
          ['usd', '7'],
        ]),
        named('gold-price', [
          ['key', 'price'],
          ['gold', '612'],
        ]),
      ),
      desk: 'fx-rates',
      columnOf: columnCode,
    });
    expect(other).toEqual({ foreign: ['gold-prices'] });
  });

  it('that is none is told as publishing tells it', async () => {
    const given = await readGiven({
      name: 'a.xlsx',
      bytes: Buffer.from('PK'),
      desk: 'fx-rates',
      columnOf: columnCode,
    });
    expect('problems' in given && given.problems.map((line) => wordsIn(line, 'EN')).join()).toContain(
      'expected an Excel workbook',
    );
  });

  it('tells of a cell where it stands in what was given, also behind a cell of two lines', async () => {
    const book = aWorkbook([
      ['key', 'zh.currencyName', 'spotBuy', 'publishTime'],
      ['usd', '美元\n（汇）', '707.20', MOMENT],
      ['eur', '欧元', '8l8.56', MOMENT],
    ]);
    const tables = await read('rates.xlsx', book);
    const [file] = feedFiles(tables);
    const line =
      1 +
      String(file?.bytes)
        .split('\n')
        .findIndex((text) => text.startsWith('eur,'));
    expect(line).toBe(4);
    const cell = cellOf(tables, { file: 'fx-rates.csv', line, column: 3 });
    expect(cell && placeOfCell(cell)).toBe('rates.xlsx:3:C');
    expect(cell?.row.cells[0]).toBe('eur');
  });
});

it.each(['CN', 'EN'] as const)(
  'no two columns of a desk have one name in %s, and each is known by it',
  (language) => {
    const columns = Object.entries(wordsOf(language).desk.columns);
    expect(columns.length).toBeGreaterThan(25);
    expect(columns.map(([code, name]) => [code, columnCode(name)])).toEqual(
      columns.map(([code]) => [code, code]),
    );
  },
);
