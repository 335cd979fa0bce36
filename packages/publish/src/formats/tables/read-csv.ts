import { CsvError, parse } from 'csv-parse/sync';
import { quote, type Findings } from '../../base/findings.ts';
import { buildTable } from './build-table.ts';
import { CSV_OPTIONS, csvExpectation, hasUtf16Mark } from './csv-format.ts';
import type { Table, TableRow } from './table.ts';
import { words, type Words } from '../../base/words.ts';
import {
  addEncodingProblem,
  firstUnreadable,
  isUtf8AfterAll,
  otherEncodingThan,
  tableDecoder,
  type TableEncoding,
} from './table-encoding.ts';

/** Reads CSV, UTF-8 with or without a byte order mark; anything wrong becomes a finding with its line. */
export function readCsv(
  bytes: Uint8Array,
  file: string,
  encoding: TableEncoding,
  findings: Findings,
): Table | undefined {
  const text = decode(bytes, file, encoding, findings);
  if (text === undefined) return undefined;
  const rows: TableRow[] = [];
  let line = 1;
  try {
    parse(text, {
      ...CSV_OPTIONS,
      on_record: (cells: string[], { lines }) => {
        // A quoted cell may hold line breaks; authors look for the line on which the row begins.
        rows.push({ line, cells });
        line = lines + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The row that could not be read begins where the last one that could be ended.
    findings.add({ at: `${file}:${line}`, expected: csvExpectation(error), found: excerpt(text, line) });
    return undefined;
  }
  return buildTable(file, rows, (column) => String(column + 1), findings);
}

function decode(
  bytes: Uint8Array,
  file: string,
  encoding: TableEncoding,
  findings: Findings,
): string | undefined {
  const refuse = (line: number, found: Words) => {
    addEncodingProblem({ file, line, encoding, found }, findings);
    return undefined;
  };
  if (hasUtf16Mark(bytes)) return refuse(1, words`UTF-16`);
  if (encoding === 'gbk' && isUtf8AfterAll(bytes)) return refuse(1, words`UTF-8`);
  try {
    return tableDecoder(encoding).decode(bytes);
  } catch {
    return refuse(firstUnreadable([bytes], encoding), otherEncodingThan(encoding));
  }
}

function excerpt(text: string, line: number): Words {
  return quote(text.split(/\r?\n/)[line - 1] ?? '');
}
