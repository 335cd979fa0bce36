import { countOf, quote, type Findings } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import type { Table, TableHead, TableRow } from './table.ts';

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/;

/** Makes a table of rows that were read; rows without any text are no rows. Undefined when its header cannot be used. */
export function buildTable(
  file: string,
  read: readonly TableRow[],
  nameColumn: (column: number) => string,
  findings: Findings,
): Table | undefined {
  const before = findings.count;
  const table = new TableRows(file, nameColumn, findings);
  const rows = read.flatMap((row) => table.next(row) ?? []);
  const head = table.end();
  return head !== undefined && findings.count === before ? { ...head, rows } : undefined;
}

/** Takes the rows of a table as they are read: the first with any text is its header. */
export class TableRows {
  head: TableHead | undefined;
  readonly #file: string;
  readonly #nameColumn: (column: number) => string;
  readonly #findings: Findings;

  constructor(file: string, nameColumn: (column: number) => string, findings: Findings) {
    this.#file = file;
    this.#nameColumn = nameColumn;
    this.#findings = findings;
  }

  /** The row with as many cells as there are columns; undefined for one without text, the header, and one that has others. */
  next(row: TableRow): TableRow | undefined {
    if (!row.cells.some((cell) => cell !== '')) return undefined;
    if (this.head !== undefined) return this.#checked(row, this.head);
    const columns = withoutEmptyEnd(row.cells);
    const at = (line: number, column?: number) => this.#at(line, column);
    this.head = { file: this.#file, columns, headerLine: row.line, at };
    checkHeader(columns, (column) => this.#at(row.line, column), this.#findings);
    return undefined;
  }

  /** Undefined where there was no header. */
  end(): TableHead | undefined {
    if (this.head === undefined) {
      const expected = words`a header row such as key,date`;
      this.#findings.add({ at: this.#at(1), expected, found: words`an empty table` });
    }
    return this.head;
  }

  #at(line: number, column?: number): string {
    return column === undefined
      ? `${this.#file}:${line}`
      : `${this.#file}:${line}:${this.#nameColumn(column)}`;
  }

  #checked(row: TableRow, { columns, headerLine }: TableHead): TableRow | undefined {
    const cells = row.cells.length > columns.length ? withoutEmptyEnd(row.cells) : row.cells;
    const extra = cells.length > columns.length;
    if (extra && columns.length === 1) {
      const expected = words`the names of the columns in the first row, such as key,date (a title stands above no table)`;
      this.#findings.add({ at: this.#at(headerLine), expected, found: quote(columns[0] ?? '') });
      return undefined;
    }
    if (extra || cells.length < columns.length) {
      const at = this.#at(row.line, extra ? columns.length : cells.length);
      const expected = words`${countOf(columns.length, 'cell')}, as in the header`;
      this.#findings.add({ at, expected, found: words`${cells.length}` });
      return undefined;
    }
    const odd = cells.findIndex((cell) => CONTROL.test(cell));
    if (odd !== -1) {
      const found = quote((cells[odd] ?? '').replaceAll(new RegExp(CONTROL, 'g'), '□'));
      const at = this.#at(row.line, odd);
      this.#findings.add({ at, field: columns[odd] ?? '', expected: words`readable text`, found });
    }
    return { line: row.line, cells };
  }
}

function checkHeader(columns: readonly string[], at: (column: number) => string, findings: Findings): void {
  const seen = new Set<string>();
  for (const [index, name] of columns.entries()) {
    const found = name === '' ? words`an empty header` : quote(name);
    if (/[;\t]/.test(name)) {
      findings.add({ at: at(index), expected: words`columns parted by commas`, found });
    } else if (name === '' || seen.has(name)) {
      findings.add({ at: at(index), expected: words`a column name of its own`, found });
    }
    seen.add(name);
  }
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
