import { isUtf8 } from 'node:buffer';
import { beijingMoment } from '@bank/contract';
import {
  Findings,
  columnLetters,
  pluralOf,
  readFeedTables,
  type FeedFile,
  type Told,
  type Words,
} from '@bank/publish/editing';
import { csvLine } from './csv-line.ts';
import { isDeskName, kindOf, type DeskName } from './kinds.ts';

/** A table as somebody pasted or dropped it, with the places that its cells have in their file. */
export interface GivenTable {
  desk: DeskName;
  /** `rates.xlsx!fx-rates`; '' for what was pasted. */
  file: string;
  /** Columns of a workbook have letters. */
  isWorkbook: boolean;
  columns: string[];
  rows: { line: number; cells: string[] }[];
}

export type Given =
  | { tables: GivenTable[] }
  /** What is wrong with the file as a file. */
  | { problems: readonly Words[] }
  /** Tables that no desk of this scope keeps. */
  | { foreign: readonly string[] };

interface Delivered {
  /** As it was called where it came from; '' for what was pasted. */
  name: string;
  bytes: Buffer;
  /** What a file of one table is, whatever it is called. */
  desk: DeskName;
  /** The column that a heading means. */
  columnOf: (heading: string) => string;
}

/** Reads CSV, in UTF-8 or as Excel saves it in China, and workbooks, each sheet of which is named after a desk of the same scope. */
export async function readGiven(
  { name, bytes, desk, columnOf }: Delivered,
  now = Date.now(),
): Promise<Given> {
  const isWorkbook = name.endsWith('.xlsx');
  const asNamed = `${desk}${isWorkbook ? '.xlsx' : '.csv'}`;
  const { scope } = kindOf(desk);
  const findings = new Findings();
  const encoding = isWorkbook || isUtf8(bytes) ? undefined : 'gbk';
  const read = await readFeedTables([{ name: asNamed, bytes }], { scope, encoding }, findings);
  if (findings.count > 0) return { problems: findings.lines };
  const tables = read.map(({ table, type }) => ({
    name: type.series ?? pluralOf(type.records),
    file: table.file.replace(asNamed, name),
    columns: table.columns.map(columnOf),
    rows: table.rows,
  }));
  const foreign = tables.filter((one) => !isDeskName(one.name) || kindOf(one.name).scope !== scope);
  if (foreign.length > 0) return { foreign: foreign.map((one) => one.name) };
  return {
    tables: tables.flatMap(({ name: own, ...table }) =>
      isDeskName(own) ? [stamped({ desk: own, isWorkbook, ...table }, now)] : [],
    ),
  };
}

/** Quotes without a moment of their own are of now. */
function stamped(table: GivenTable, now: number): GivenTable {
  if (table.desk !== 'fx-rates' || table.columns.includes('publishTime')) return table;
  const moment = beijingMoment(now);
  return {
    ...table,
    columns: [...table.columns, 'publishTime'],
    rows: table.rows.map(({ line, cells }) => ({ line, cells: [...cells, moment] })),
  };
}

/** Rows of a spreadsheet that were copied, which are parted by tabs, as the same rows of a CSV file. */
export function pastedAsCsv(pasted: string): string {
  const lines = pasted.replaceAll('\r\n', '\n').trimEnd().split('\n');
  if (!(lines[0] ?? '').includes('\t')) return `${lines.join('\n')}\n`;
  return `${lines.map((line) => csvLine(line.split('\t'))).join('\n')}\n`;
}

/** The files that are signed and fed: what was given, in one form whatever it came in. */
export function feedFiles(tables: readonly GivenTable[]): FeedFile[] {
  return tables.map(({ desk, columns, rows }) => ({
    name: `${desk}.csv`,
    bytes: Buffer.from(
      [columns, ...rows.map(({ cells }) => cells)].map((cells) => `${csvLine(cells)}\n`).join(''),
    ),
  }));
}

/** Where a finding about those files lies in what was given. */
export interface GivenCell {
  table: GivenTable;
  row: GivenTable['rows'][number];
  /** From 0; -1 for the whole row. */
  column: number;
}

export function cellOf(tables: readonly GivenTable[], told: Pick<Told, 'file' | 'line' | 'column'>) {
  const table = tables.find(({ desk }) => told.file === `${desk}.csv`);
  let line = 2;
  for (const row of table?.rows ?? []) {
    // A cell with line breaks takes several lines of the file.
    const next = line + csvLine(row.cells).split('\n').length;
    if (table !== undefined && told.line >= line && told.line < next)
      return { table, row, column: told.column - 1 };
    line = next;
  }
  return undefined;
}

/** `rates.xlsx!fx-rates:7:C`, or `7:3` of what was pasted. */
export function placeOfCell({ table, row, column }: GivenCell): string {
  const name = table.isWorkbook ? columnLetters(column) : String(column + 1);
  return [table.file, row.line, column === -1 ? '' : name].filter((part) => part !== '').join(':');
}
