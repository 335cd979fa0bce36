import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Findings, readTable, type Table } from '@bank/publish/editing';
import { entryPath } from '../item-files.ts';
import { readField, writeField } from '../source-text.ts';
import { textOrEmpty } from '../work-folder.ts';
import { csvLine } from './csv-line.ts';
import type { GivenTable } from './given-tables.ts';
import { kindOf } from './kinds.ts';

/**
 * The source files with the rows of a desk in them, so that a release that is made of the sources has them too. Histories are left to
 * the store: a release without their file keeps them.
 */
export async function rowsInSources(
  source: string,
  tables: readonly GivenTable[],
): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  for (const table of tables) {
    if ('history' in kindOf(table.desk).rows) continue;
    const [csv, list] = [`${table.desk}.csv`, `${table.desk}.yaml`];
    if (existsSync(join(source, csv)))
      changed.set(csv, await rowsInTable(textOrEmpty(source, csv), csv, table));
    else if (existsSync(join(source, list)))
      changed.set(list, rowsInList(textOrEmpty(source, list), list, table));
  }
  return changed;
}

/** By key; all other lines, and columns that were not given, stay as they are. */
export async function rowsInTable(
  text: string,
  file: string,
  { columns, rows }: GivenTable,
): Promise<string> {
  const former = await readTable(Buffer.from(text), file, new Findings());
  if (former === undefined) return text;
  const lines = text.split('\n');
  const known = new Map(former.rows.map((row) => [rowOf(former.columns, row.cells)['key'], row]));
  const added: string[] = [];
  for (const { cells } of rows) {
    const row = rowOf(columns, cells);
    const old = known.get(row['key']);
    const whole = former.columns.map((column, index) => row[column] ?? old?.cells[index] ?? '');
    if (old === undefined) added.push(csvLine(whole));
    else if (isOther(old, whole)) lines[old.line - 1] = csvLine(whole);
  }
  const kept = lines.join('\n');
  const end = kept === '' || kept.endsWith('\n') ? '' : '\n';
  return kept + end + added.map((line) => `${line}\n`).join('');
}

const isOther = (old: Table['rows'][number], cells: readonly string[]) =>
  cells.some((cell, index) => cell !== old.cells[index]);

const rowOf = (columns: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));

/** Fields that are numbers stay numbers; a key that the list does not have is left to the store. */
function rowsInList(text: string, file: string, { columns, rows }: GivenTable): string {
  let now = text;
  for (const { cells } of rows) {
    const row = rowOf(columns, cells);
    const entry = entryPath(now, row['key'] ?? '');
    if (entry === undefined || entry.length === 0) continue;
    for (const [column, cell] of Object.entries(row)) {
      const path = [...entry, ...column.split('.')];
      const before = readField(file, now, path) ?? '';
      const isNumber = typeof before === 'number';
      if ((isNumber ? String(before) : before) !== cell)
        now = writeField(file, now, path, isNumber ? Number(cell) : cell);
    }
  }
  return now;
}
