import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GivenTable } from './given-tables.ts';
import { rowsInSources, rowsInTable } from './rows-in-sources.ts';

const TABLE =
  'key,sort,currency,kind,termCode,minAmount,stepAmount,rate,effectiveDate,zh.termName,en.termName\n' +
  'cny-1y-20261112,4,CNY,FIXED,1Y,50,,1.10,2026-11-12,1 年,1 y\n' +
  'cny-3y-20261112,6,CNY,FIXED,3Y,50,,1.45,2026-11-12,3 年,3 y\n';
const aTable = (desk: GivenTable['desk'], columns: string[], ...rows: string[][]): GivenTable => ({
  desk,
  file: '',
  isWorkbook: false,
  columns,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});

describe('rows that are put into a table of the sources', () => {
  it('change the line of their key and no other byte', async () => {
    const rows = aTable('deposit-rates', ['key', 'rate'], ['cny-3y-20261112', '1.40']);
    expect(await rowsInTable(TABLE, 'deposit-rates.csv', rows)).toBe(TABLE.replace('1.45', '1.40'));
  });

  it('are added where their key is new', async () => {
    const [head = ''] = TABLE.split('\n');
    const cells = [
      'cny-1y-20261201',
      '4',
      'CNY',
      'FIXED',
      '1Y',
      '50',
      '',
      '1.05',
      '2026-12-01',
      '1 年, 定期',
      '1 y',
    ];
    const rows = aTable('deposit-rates', head.split(','), cells);
    expect(await rowsInTable(TABLE, 'deposit-rates.csv', rows)).toBe(
      `${TABLE}cny-1y-20261201,4,CNY,FIXED,1Y,50,,1.05,2026-12-01,"1 年, 定期",1 y\n`,
    );
  });
});

it('rows that are put into a list of the sources change their fields and no other byte', async () => {
  const source = mkdtempSync(join(tmpdir(), 'desk-sources-'));
  const list = readFileSync(join(import.meta.dirname, '../../../../../content/rates/fx-rates.yaml'), 'utf8');
  writeFileSync(join(source, 'fx-rates.yaml'), list);
  const rows = aTable('fx-rates', ['key', 'unit', 'spotBuy'], ['usd', '100', '707.20'], ['xyz', '1', '1.00']);
  const changed = await rowsInSources(source, [rows]);
  expect(changed.get('fx-rates.yaml')).toBe(list.replace("'707.15'", "'707.20'"));
});
