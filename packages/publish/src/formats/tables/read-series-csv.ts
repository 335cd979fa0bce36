import { closeSync, openSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { SeriesTypeName } from '@bank/contract/schemas';
import { chunksOf } from '../../base/bundle/file-content.ts';
import { linesOf } from '../../base/bundle/file-lines.ts';
import { Findings, quote } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';
import { TableRows } from './build-table.ts';
import { CSV_OPTIONS, csvExpectation, hasUtf16Mark } from './csv-format.ts';
import { seriesRowReader, type SeriesRow } from './series-rows.ts';
import type { TableRow } from './table.ts';
import {
  addEncodingProblem,
  encodingByName,
  firstUnreadable,
  otherEncodingThan,
  tableDecoder,
  type TableEncoding,
} from './table-encoding.ts';

const LONGEST_EXCERPT = 64 * 1024;

/**
 * Reads the points of a CSV file of any length, which passes by as it is read. What is wrong with its form and with its
 * points becomes findings.
 */
export async function readSeriesCsv(
  { path, file, type }: { path: string; file: string; type: SeriesTypeName },
  findings: Findings,
  take: (row: SeriesRow) => void,
): Promise<void> {
  const ofForm = new Findings();
  const ofPoints = new Findings();
  const table = new TableRows(file, (column) => String(column + 1), ofForm);
  let readRow: ((row: TableRow) => SeriesRow) | undefined;
  const onRow = (row: TableRow) => {
    const hadHead = table.head !== undefined;
    const sound = table.next(row);
    if (!hadHead && table.head !== undefined) readRow = seriesRowReader(table.head, type, ofPoints);
    if (sound !== undefined && readRow !== undefined) take(readRow(sound));
  };
  if (await readRows(path, file, ofForm, onRow)) table.end();
  findings.addAll(ofForm);
  findings.addAll(ofPoints);
}

/** Whether it could be read to its end. */
async function readRows(
  path: string,
  file: string,
  findings: Findings,
  onRow: (row: TableRow) => void,
): Promise<boolean> {
  const encoding = encodingByName(file);
  let line = 1;
  const parser = parse({
    ...CSV_OPTIONS,
    on_record: (cells: string[], { lines }) => {
      onRow({ line, cells });
      line = lines + 1;
      return null;
    },
  });
  parser.resume();
  const opened = openSync(path, 'r');
  try {
    await pipeline(textOf(opened, encoding), parser);
    return true;
  } catch (error) {
    if (error instanceof CsvError) {
      findings.add({
        at: `${file}:${line}`,
        expected: csvExpectation(error),
        found: quote(lineOf(opened, line)),
      });
    } else if (error instanceof OtherEncoding) {
      addEncodingProblem({ file, line: error.line, encoding, found: error.found }, findings);
    } else throw error;
    return false;
  } finally {
    closeSync(opened);
  }
}

class OtherEncoding extends Error {
  override readonly name = 'OtherEncoding';
  readonly line: number;
  readonly found: Words;

  constructor(line: number, found: Words) {
    super('another encoding');
    this.line = line;
    this.found = found;
  }
}

function* textOf(opened: number, encoding: TableEncoding): Generator<string> {
  const decoder = tableDecoder(encoding);
  let isFirst = true;
  for (const chunk of chunksOf(opened)) {
    if (isFirst && hasUtf16Mark(chunk)) throw new OtherEncoding(1, words`UTF-16`);
    isFirst = false;
    yield decoded(chunk);
  }
  yield decoded();

  function decoded(chunk?: Buffer): string {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new OtherEncoding(firstUnreadable(chunksOf(opened), encoding), otherEncodingThan(encoding));
    }
  }
}

function lineOf(opened: number, wanted: number): string {
  let line = 0;
  for (const text of linesOf({ size: 0, chunks: () => chunksOf(opened) }, LONGEST_EXCERPT)) {
    line += 1;
    if (line === wanted) return text?.replace(/\r$/, '') ?? '';
  }
  return '';
}
