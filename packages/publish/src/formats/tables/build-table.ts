import { countOf, quote, type Findings } from '../../base/findings.ts';
import type { Table, TableRow } from './table.ts';

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/;

/** Makes a table of rows that were read; rows without any text are no rows. Undefined when its header cannot be used. */
export function buildTable(
  file: string,
  read: readonly TableRow[],
  nameColumn: (column: number) => string,
  findings: Findings,
): Table | undefined {
  const at = (line: number, column?: number) =>
    column === undefined ? `${file}:${line}` : `${file}:${line}:${nameColumn(column)}`;
  const [header, ...rest] = read.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (header === undefined) {
    findings.add({ at: at(1), expected: 'a header row such as key,date', found: 'an empty table' });
    return undefined;
  }
  const before = findings.count;
  const columns = withoutEmptyEnd(header.cells);
  checkHeader(columns, (column) => at(header.line, column), findings);
  const rows = rest.flatMap((row) => {
    const cells = row.cells.length > columns.length ? withoutEmptyEnd(row.cells) : row.cells;
    const extra = cells.length > columns.length;
    if (extra || cells.length < columns.length) {
      const where = at(row.line, extra ? columns.length : cells.length);
      const expected = `${countOf(columns.length, 'cell')}, as in the header`;
      findings.add({ at: where, expected, found: String(cells.length) });
      return [];
    }
    const odd = cells.findIndex((cell) => CONTROL.test(cell));
    if (odd !== -1) {
      const found = quote((cells[odd] ?? '').replaceAll(new RegExp(CONTROL, 'g'), '□'));
      findings.add({ at: at(row.line, odd), field: columns[odd] ?? '', expected: 'readable text', found });
    }
    return [{ line: row.line, cells }];
  });
  return findings.count === before ? { file, columns, headerLine: header.line, rows, at } : undefined;
}

function checkHeader(columns: readonly string[], at: (column: number) => string, findings: Findings): void {
  const seen = new Set<string>();
  for (const [index, name] of columns.entries()) {
    const found = name === '' ? 'an empty header' : quote(name);
    if (/[;\t]/.test(name)) {
      findings.add({ at: at(index), expected: 'columns parted by commas', found });
    } else if (name === '' || seen.has(name)) {
      findings.add({ at: at(index), expected: 'a column name of its own', found });
    }
    seen.add(name);
  }
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
