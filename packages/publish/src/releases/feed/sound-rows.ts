import type { ContentWriter } from '@bank/store';
import type { Told } from '../../base/errors.ts';
import { countOf, words, type Words } from '../../base/words.ts';
import type { TypedTable } from '../../pack/sources/sheet-tables.ts';

interface Given {
  writer: ContentWriter;
  basis: number;
  /** The tables as they came, before any row was left out. */
  whole: readonly TypedTable[];
}

/**
 * The tables without every row of a key that has a bad row, or why no part of the files may be taken. That is
 * where a finding lies on no row, where more rows would be left out than taken, and where a row corrects a day that is
 * known: of a history that is corrected in part nobody could say which days are right.
 */
export async function withSoundRows(
  tables: readonly TypedTable[],
  told: readonly Told[],
  { writer, basis, whole }: Given,
): Promise<{ sound: TypedTable[] } | { whyNot: Words }> {
  const bad = new Map<TypedTable, Set<string>>();
  for (const { file, line, level } of told) {
    if (level !== 'error') continue;
    const own = tables.find(({ table }) => table.file === file);
    const key = own && keyAt(own, line);
    if (own === undefined || key === undefined)
      return { whyNot: words`what is wrong at ${file}:${line} is of no single row.` };
    bad.set(own, (bad.get(own) ?? new Set()).add(key));
  }
  const sound: TypedTable[] = [];
  for (const one of tables) {
    const keys = bad.get(one);
    const keyColumn = one.table.columns.indexOf('key');
    const rows = one.table.rows.filter(({ cells }) => keys?.has(cells[keyColumn] ?? '') !== true);
    const { file } = one.table;
    const all = whole.find(({ table }) => table.file === file)?.table.rows.length ?? 0;
    const left = all - rows.length;
    if (left > rows.length)
      return {
        whyNot: words`${left} of ${countOf(all, 'row')} of ${file} would be, and no more may be than are taken.`,
      };
    const rest = { ...one, table: { ...one.table, rows } };
    if (await corrects(rest, writer, basis))
      return { whyNot: words`${file} corrects days of a history that are known, which is done as a whole.` };
    sound.push(rest);
  }
  return { sound };
}

function keyAt({ table }: TypedTable, line: number): string | undefined {
  const column = table.columns.indexOf('key');
  return column === -1 ? undefined : table.rows.find((row) => row.line === line)?.cells[column];
}

/** Whether a row is of a day that is not behind the newest of its history. */
async function corrects({ table, type }: TypedTable, writer: ContentWriter, basis: number): Promise<boolean> {
  if (type.series === undefined) return false;
  const [key, date] = ['key', 'date'].map((name) => table.columns.indexOf(name));
  if (key === undefined || date === undefined) return false;
  const keys = table.rows.map(({ cells }) => cells[key] ?? '');
  const newest = await writer.latest(basis, type.series, [...new Set(keys)]);
  return table.rows.some(({ cells }) => (cells[date] ?? '') <= (newest.get(cells[key] ?? '')?.date ?? ''));
}
