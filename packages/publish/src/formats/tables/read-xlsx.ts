import { momentInBeijing } from '@bank/contract';
import { countOf, type Findings } from '../../base/findings.ts';
import { verbatim, words, type Words } from '../../base/words.ts';
import { LARGEST_UNPACKED_BYTES, megabytes } from '../../base/limits.ts';
import { buildTable } from './build-table.ts';
import type { Table } from './table.ts';
import { readWorkbook } from './workbook.ts';
import type { CellValue } from './workbook-sheet.ts';
import { zipEntries } from './zip-entries.ts';

/** Reads the one sheet of a workbook. Dates become `2026-11-20`, moments Beijing time, numbers their shortest decimals. */
export function readXlsx(bytes: Buffer, file: string, findings: Findings): Table | undefined {
  const refuse = (expected: Words, found: Words) => {
    findings.add({ at: `${file}:1`, expected, found });
    return undefined;
  };
  const workbook = words`an Excel workbook (.xlsx, saved by Excel or WPS)`;
  const entries = zipEntries(bytes);
  if (entries === undefined) return refuse(workbook, words`another kind of file`);
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > LARGEST_UNPACKED_BYTES) {
    return refuse(
      words`at most ${megabytes(LARGEST_UNPACKED_BYTES)} when unpacked`,
      verbatim(megabytes(size)),
    );
  }
  let sheets;
  try {
    sheets = readWorkbook(entries);
  } catch {
    return refuse(workbook, words`a file that cannot be read`);
  }
  const filled = sheets.filter((rows) => rows.some(({ cells }) => cells.some((cell) => cell !== null)));
  const [sheet, ...others] = filled;
  if (sheet === undefined || others.length > 0) {
    return refuse(
      words`one sheet with a table`,
      sheet === undefined ? words`none` : countOf(filled.length, 'sheet'),
    );
  }
  const width = sheet.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const rows = sheet.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: width }, (_, column) => cellText(cells[column])),
  }));
  return buildTable(file, rows, columnLetters, findings);
}

function cellText(cell: CellValue | null | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell).trim();
  if (Number.isNaN(cell.getTime())) return 'a date that is none';
  // Excel's dates have no time zone; their digits are read as if they were UTC.
  const [day = '', time = ''] = cell.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : momentInBeijing(day, time.slice(0, 8));
}

/** 0 → A, 26 → AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
