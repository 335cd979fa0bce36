import { describe, expect, it } from 'vitest';
import { DESKS } from './desk-table.ts';
import { figureChanges, pastedAsCsv, putRows } from './desk-rows.ts';

const TABLE =
  'key,sort,currency,kind,termCode,minAmount,stepAmount,rate,effectiveDate,zh.termName,en.termName\n' +
  'cny-1y-20261112,4,CNY,FIXED,1Y,50,,1.10,2026-11-12,1 年,1 y\n' +
  'cny-3y-20261112,6,CNY,FIXED,3Y,50,,1.45,2026-11-12,3 年,3 y\n';
const put = (text: string, name = 'pasted.csv') =>
  putRows({ name, bytes: Buffer.from(text) }, { file: 'deposit-rates.csv', text: TABLE });

describe('rows that are put into a table', () => {
  it('change the line of their key and no other byte', async () => {
    expect(await put('key,rate\ncny-3y-20261112,1.40\n')).toEqual({ text: TABLE.replace('1.45', '1.40') });
  });

  it('are added where their key is new', async () => {
    const row = 'cny-1y-20261201,4,CNY,FIXED,1Y,50,,1.05,2026-12-01,"1 年, 定期",1 y';
    expect(await put(`${TABLE.split('\n')[0]}\n${row}\n`)).toEqual({ text: `${TABLE}${row}\n` });
  });

  it('may be copied from a spreadsheet', () => {
    expect(pastedAsCsv('key\trate\r\na,b\t1.05\r\n')).toBe('key,rate\n"a,b",1.05\n');
    expect(pastedAsCsv('key,rate\na,1\n\n')).toBe('key,rate\na,1\n');
  });
});

describe('the figures that change', () => {
  it('stand beside the last one of the same term, and large ones are told', async () => {
    const row = 'cny-1y-20261201,4,CNY,FIXED,1Y,50,,1.05,2026-12-01,1 年,1 y';
    const wrong = 'cny-3y-20261201,6,CNY,FIXED,3Y,50,,14.5,2026-12-01,3 年,3 y';
    const changes = await figureChanges(DESKS['deposit-rates'], {
      was: TABLE,
      text: `${TABLE}${row}\n${wrong}\n`,
    });
    expect(changes.map(({ key, before, after, isLarge }) => [key, before, after, isLarge])).toEqual([
      ['cny-1y-20261201', '1.10', '1.05', false],
      ['cny-3y-20261201', '1.45', '14.5', true],
    ]);
  });
});
