import { Findings, readTable, type Table, type Words } from '@bank/publish/editing';
import type { DeskKind } from './desk-table.ts';

/** Further than this from the last figure, somebody should look again. */
const MOST_CHANGE = 0.2;

export interface DeskChange {
  key: string;
  name: string;
  before: string | undefined;
  after: string;
  since: string;
  isLarge: boolean;
}

export type DeskRows = { problems: readonly Words[] } | { text: string; problems?: undefined };

type Row = Readonly<Record<string, string>>;

/** Rows of a spreadsheet that were copied, which are parted by tabs, as the same rows of a CSV file. */
export function pastedAsCsv(pasted: string): string {
  const lines = pasted.replaceAll('\r\n', '\n').trimEnd().split('\n');
  if (!(lines[0] ?? '').includes('\t')) return `${lines.join('\n')}\n`;
  return `${lines.map((line) => lineOf(line.split('\t'))).join('\n')}\n`;
}

/** Puts rows that came in a file or were pasted into the table of the source: by key; all other lines stay as they are. */
export async function putRows(
  given: { name: string; bytes: Buffer },
  table: { file: string; text: string },
): Promise<DeskRows> {
  const findings = new Findings();
  const rows = await readTable(given.bytes, given.name, findings);
  const former = await readTable(Buffer.from(table.text), table.file, findings);
  if (rows === undefined || former === undefined || findings.count > 0) return { problems: findings.lines };
  const lines = table.text.split('\n');
  const columns = former.columns;
  const lineByKey = new Map(former.rows.map((row) => [asRow(former, row.cells)['key'], row]));
  const added: string[] = [];
  for (const { cells } of rows.rows) {
    const row = asRow(rows, cells);
    const known = lineByKey.get(row['key']);
    const whole = columns.map(
      (column, index) => row[column] ?? (known === undefined ? '' : (known.cells[index] ?? '')),
    );
    if (known === undefined) added.push(lineOf(whole));
    else if (whole.some((cell, index) => cell !== known.cells[index])) lines[known.line - 1] = lineOf(whole);
  }
  const kept = lines.join('\n');
  const end = kept === '' || kept.endsWith('\n') ? '' : '\n';
  return { text: kept + end + added.map((line) => `${line}\n`).join('') };
}

const lineOf = (cells: readonly string[]) =>
  cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

const asRow = ({ columns }: Table, cells: readonly string[]): Row =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));

async function rowsIn(text: string, file: string): Promise<Row[]> {
  const table = await readTable(Buffer.from(text), file, new Findings());
  return table?.rows.map(({ cells }) => asRow(table, cells)) ?? [];
}

/** What is new in a table, each beside the figure before it. */
export async function figureChanges(
  kind: DeskKind,
  { was, text }: { was: string; text: string },
): Promise<DeskChange[]> {
  const before = await rowsIn(was, kind.file);
  const after = await rowsIn(text, kind.file);
  const known = new Map(before.map((row) => [row['key'], row]));
  const groupOf = (row: Row) => kind.sameBy.map((column) => row[column] ?? '').join('|');
  return after
    .filter((row) => JSON.stringify(known.get(row['key'])) !== JSON.stringify(row))
    .map((row) => {
      const last =
        known.get(row['key']) ??
        before
          .filter((one) => groupOf(one) === groupOf(row))
          .toSorted((a, b) => (a['effectiveDate'] ?? '').localeCompare(b['effectiveDate'] ?? ''))
          .at(-1);
      const figure = row[kind.figure] ?? '';
      const former = last?.[kind.figure];
      return {
        key: row['key'] ?? '',
        name: [...kind.sameBy.map((column) => row[column]), row['zh.termName']].filter(Boolean).join(' · '),
        before: former,
        after: figure,
        since: row['effectiveDate'] ?? '',
        isLarge: former !== undefined && isFarFrom(Number(former), Number(figure)),
      };
    });
}

function isFarFrom(before: number, after: number): boolean {
  return !(Math.abs(after - before) <= Math.abs(before) * MOST_CHANGE);
}
