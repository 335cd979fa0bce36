import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import { givenSeriesTypesOf, type RecordTypeName, type SeriesTypeName } from '@bank/contract/schemas';
import {
  LARGEST_SERIES_BYTES,
  LARGEST_SOURCE_BYTES,
  LARGEST_TABLE_BYTES,
  megabytes,
} from '../../base/limits.ts';
import { byCodeUnit, typesOf } from '../../base/bundle/manifest.ts';
import type { Findings } from '../../base/findings.ts';
import { quote } from '../../base/findings.ts';
import { listOr, verbatim, words, type Words } from '../../base/words.ts';
import { PackedSeries } from '../packed-series.ts';
import { readList } from './read-list.ts';
import { readTable } from '../../formats/tables/read-table.ts';
import { readSeriesCsv } from '../../formats/tables/read-series-csv.ts';
import { readSeriesRows } from '../../formats/tables/series-rows.ts';
import type { LetterKey } from '../../formats/tables/storable-rows.ts';
import type { KnownYaml } from '../../formats/yaml/yaml-lines.ts';
import { TABLE_NAME, type Table } from '../../formats/tables/table.ts';
import { readMarkdown, type MarkdownFiles } from './read-markdown.ts';
import { readRecordTable } from './read-record-table.ts';
import { pluralOf, recordTypeOf, seriesTypeOf } from './record-type-of.ts';
import { tableTypeOf, tablesOfSheets } from './sheet-tables.ts';
import type { SourceRecord } from './source-record.ts';

export const MEDIA_FOLDER = 'media';
/** `<key>.zh.md`, `<key>.en.md` */
const TEXT_NAME = /^(.+)\.(zh|en)\.md$/;

/** Their folder below the type's own is the column: `articles/701001/key.zh.md`. */
const FILED_BY_COLUMN: ReadonlySet<RecordTypeName> = new Set(['article', 'edu-item']);

export type SourceSeries = Map<SeriesTypeName, PackedSeries>;

interface SourceFolder {
  folder: string;
  scope: Scope;
  findings: Findings;
  letterKey: LetterKey | undefined;
  /** Records of these types alone, and no histories. */
  only?: ReadonlySet<RecordTypeName>;
  known?: KnownYaml | undefined;
}

/** Reads every record of a scope's source folder, in the order of the file names, and its histories into `series`. */
export async function* readSources(source: SourceFolder, series: SourceSeries): AsyncGenerator<SourceRecord> {
  const { folder, scope, findings, only } = source;
  for (const name of visibleNames(folder)) {
    if (name === MEDIA_FOLDER) continue;
    const stem = TABLE_NAME.test(name) ? name.replace(TABLE_NAME, '') : name.replace(/\.[^.]+$/, '');
    if (only !== undefined) {
      const type = recordTypeOf(scope, stem);
      if (type !== undefined && only.has(type)) yield* readTree(source, name, type);
      if (isWorkbook(scope, name)) yield* readWorkbook(source, name, new Map());
      continue;
    }
    const seriesType = seriesTypeOf(scope, stem);
    if (seriesType !== undefined) {
      const points = await readSeriesFile(folder, name, seriesType, findings);
      if (series.has(seriesType)) {
        findings.add({ at: name, expected: words`one file for ${seriesType}`, found: words`a second one` });
      }
      series.set(seriesType, points);
      continue;
    }
    const type = recordTypeOf(scope, stem);
    if (isWorkbook(scope, name)) {
      yield* readWorkbook(source, name, series);
      continue;
    }
    if (type === undefined) {
      const types = [
        ...typesOf(scope)
          .filter((one) => one !== 'pinyin')
          .map(pluralOf),
        ...givenSeriesTypesOf(scope),
      ];
      findings.add({
        at: name,
        expected: words`media/ or the name of a record type (${listOr(types, words`scope ${scope} has none yet`)})`,
        found: quote(name),
        isLoss: true,
      });
      continue;
    }
    yield* readTree(source, name, type);
  }
}

/** Whether it is an Excel file that is not named after one type. */
function isWorkbook(scope: Scope, name: string): boolean {
  return name.endsWith('.xlsx') && tableTypeOf(scope, name.replace(TABLE_NAME, '')) === undefined;
}

/** Each sheet is a table of the type that it is named after. */
async function* readWorkbook(
  { folder, scope, findings, letterKey, only }: SourceFolder,
  name: string,
  series: SourceSeries,
): AsyncGenerator<SourceRecord> {
  const [file] = filesBelow(folder, name, findings);
  const bytes = file && readWithin(folder, file, LARGEST_TABLE_BYTES, findings);
  if (!bytes) return;
  for (const { table, type } of tablesOfSheets({ name, bytes }, scope, findings)) {
    if (type.records !== undefined) {
      if (only?.has(type.records) !== false) yield* readRecordTable(table, type.records, findings, letterKey);
    } else if (only !== undefined) continue;
    else if (series.has(type.series))
      findings.add({
        at: table.file,
        expected: words`one table for ${type.series}`,
        found: words`a second one`,
      });
    else {
      const points = new PackedSeries(type.series);
      for (const point of readSeriesRows(table, type.series, findings)) points.add(point);
      series.set(type.series, points);
    }
  }
}

async function readSeriesFile(
  folder: string,
  name: string,
  type: SeriesTypeName,
  findings: Findings,
): Promise<PackedSeries> {
  const points = new PackedSeries(type);
  if (!TABLE_NAME.test(name)) {
    findings.add({ at: name, expected: words`${type}.csv or ${type}.xlsx`, found: quote(name) });
    return points;
  }
  const [file] = filesBelow(folder, name, findings);
  if (file?.endsWith('.csv')) {
    const size = lstatSync(join(folder, file)).size;
    if (size <= LARGEST_SERIES_BYTES) {
      await readSeriesCsv({ path: join(folder, file), file, type }, findings, (point) => points.add(point));
    } else findings.add({ at: file, ...tooLarge(LARGEST_SERIES_BYTES, size) });
    return points;
  }
  const table = file && (await readTableFile(folder, file, LARGEST_TABLE_BYTES, findings));
  if (table) for (const point of readSeriesRows(table, type, findings)) points.add(point);
  return points;
}

async function* readTree(
  { folder, findings, letterKey, known }: SourceFolder,
  start: string,
  type: RecordTypeName,
): AsyncGenerator<SourceRecord> {
  const texts = new Map<string, MarkdownFiles>();
  for (const file of filesBelow(folder, start, findings)) {
    if (TABLE_NAME.test(file)) {
      const table = await readTableFile(folder, file, LARGEST_SOURCE_BYTES, findings);
      if (table !== undefined) yield* readRecordTable(table, type, findings, letterKey);
      continue;
    }
    if (/\.(ya?ml|json)$/.test(file)) {
      const text = readSource(folder, file, findings);
      if (text !== undefined) yield* readList(text, file, type, findings, known);
      continue;
    }
    const [, stem, language] = TEXT_NAME.exec(file) ?? [];
    if (stem === undefined) {
      findings.add({
        at: file,
        expected: words`.yaml, .json, .csv, .xlsx, .zh.md or .en.md`,
        found: quote(file),
        isLoss: true,
      });
      continue;
    }
    const pair = texts.get(stem) ?? {};
    pair[language === 'zh' ? 'CN' : 'EN'] = file;
    texts.set(stem, pair);
  }
  for (const [stem, pair] of texts) {
    const parts = stem.split('/');
    const key = parts.at(-1) ?? stem;
    const given = FILED_BY_COLUMN.has(type) && parts.length > 2 ? { columnId: parts.at(-2) } : {};
    const open = (file: string, found: Findings) => readSource(folder, file, found);
    yield* readMarkdown({ files: pair, open, known }, type, key, given, findings);
  }
}

function filesBelow(folder: string, path: string, findings: Findings): string[] {
  const stat = lstatSync(join(folder, path));
  if (stat.isDirectory()) {
    return visibleNames(join(folder, path)).flatMap((name) =>
      filesBelow(folder, `${path}/${name}`, findings),
    );
  }
  if (stat.isFile()) return [path];
  findings.add({
    at: path,
    expected: words`a plain file`,
    found: words`a symbolic link or special file`,
    isLoss: true,
  });
  return [];
}

async function readTableFile(
  folder: string,
  file: string,
  largest: number,
  findings: Findings,
): Promise<Table | undefined> {
  const bytes = readWithin(folder, file, largest, findings);
  return bytes && readTable(bytes, file, findings);
}

function readWithin(folder: string, file: string, largest: number, findings: Findings): Buffer | undefined {
  const bytes = readFileSync(join(folder, file));
  if (bytes.length <= largest) return bytes;
  findings.add({ at: file, ...tooLarge(largest, bytes.length), isLoss: true });
  return undefined;
}

function tooLarge(largest: number, size: number): { expected: Words; found: Words } {
  return { expected: words`a file of at most ${megabytes(largest)}`, found: verbatim(megabytes(size)) };
}

function readSource(folder: string, file: string, findings: Findings): string | undefined {
  const bytes = readWithin(folder, file, LARGEST_SOURCE_BYTES, findings);
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    findings.add({
      at: file,
      expected: words`a text saved as UTF-8`,
      found: words`another encoding`,
      isLoss: true,
    });
    return undefined;
  }
}

/** Notes for authors, the scripts that write a table and what documents are made from (`pdf-sources/`) are not content. */
function visibleNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !/^[._]|^README\.md$|\.(ts|mjs)$|-sources$/.test(name))
    .sort(byCodeUnit);
}
