import readExcelFile, { type CellValue } from 'read-excel-file/node';
import { momentInBeijing } from '@bank/contract';
import { countOf, type Findings } from '../../base/findings.ts';
import { unpackedSize } from './unpacked-size.ts';
import { buildTable } from './build-table.ts';
import type { Table } from './table.ts';
import { LARGEST_UNPACKED_BYTES, megabytes } from '../../base/limits.ts';

/** Reads the one sheet of a workbook. Dates become `2026-11-20`, moments Beijing time, numbers their shortest decimals. */
export async function readXlsx(bytes: Buffer, file: string, findings: Findings): Promise<Table | undefined> {
  const refuse = (expected: string, found: string) => {
    findings.add({ at: `${file}:1`, expected, found });
    return undefined;
  };
  const workbook = 'an Excel workbook (.xlsx, saved by Excel or WPS)';
  const size = unpackedSize(bytes);
  if (size === undefined) return refuse(workbook, 'another kind of file');
  if (size > LARGEST_UNPACKED_BYTES) {
    return refuse(`at most ${megabytes(LARGEST_UNPACKED_BYTES)} when unpacked`, megabytes(size));
  }
  let sheets;
  try {
    sheets = await readExcelFile(bytes);
  } catch {
    return refuse(workbook, 'a file that cannot be read');
  }
  const filled = sheets.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
  const [sheet, ...others] = filled;
  if (sheet === undefined || others.length > 0) {
    return refuse('one sheet with a table', sheet === undefined ? 'none' : countOf(filled.length, 'sheet'));
  }
  const width = Math.max(...sheet.data.map((row) => row.length));
  const rows = sheet.data.map((row, index) => ({
    line: index + 1,
    cells: Array.from({ length: width }, (_, column) => cellText(row[column])),
  }));
  return buildTable(file, rows, columnLetters, findings);
}

function cellText(cell: CellValue | null | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell).trim();
  if (Number.isNaN(cell.getTime())) return 'a date that is none';
  // Excel's dates have no time zone; the reader gives their digits as if they were UTC.
  const [day = '', time = ''] = cell.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : momentInBeijing(day, time.slice(0, 8));
}

/** 0 → A, 26 → AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
