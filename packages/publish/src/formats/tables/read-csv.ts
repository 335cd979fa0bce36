import { CsvError, parse } from 'csv-parse/sync';
import { quote, type Findings } from '../../base/findings.ts';
import { buildTable } from './build-table.ts';
import { CSV_OPTIONS, csvExpectation, encodingProblem, hasUtf16Mark } from './csv-format.ts';
import type { Table, TableRow } from './table.ts';
import type { Words } from '../../base/words.ts';

/** Reads CSV in UTF-8, with or without a byte order mark; anything wrong becomes a finding with its line. */
export function readCsv(bytes: Uint8Array, file: string, findings: Findings): Table | undefined {
  const text = decode(bytes, file, findings);
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

function decode(bytes: Uint8Array, file: string, findings: Findings): string | undefined {
  if (hasUtf16Mark(bytes)) {
    findings.add(encodingProblem(file, 1, true));
    return undefined;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const lines = new TextDecoder('utf-8').decode(bytes).split('\n');
    const line = lines.findIndex((text) => text.includes('\uFFFD')) + 1;
    findings.add(encodingProblem(file, Math.max(1, line), false));
    return undefined;
  }
}

function excerpt(text: string, line: number): Words {
  return quote(text.split(/\r?\n/)[line - 1] ?? '');
}
