import type { Scope } from '@bank/contract';
import type { Findings } from '../../base/findings.ts';
import { LARGEST_TABLE_BYTES, megabytes } from '../../base/limits.ts';
import { verbatim, words } from '../../base/words.ts';
import { readTable } from '../../formats/tables/read-table.ts';
import type { TableEncoding } from '../../formats/tables/table-encoding.ts';
import { tablesOfSheets, type TypedTable } from '../../pack/sources/sheet-tables.ts';
import { feedFileType, namedType } from './feed-file-type.ts';
import type { FeedFile } from './feed-manifest.ts';

interface ReadOptions {
  scope: Scope;
  /** Of files whose name does not say it. */
  encoding?: TableEncoding | undefined;
}

/** The tables of all files, no two of one type. */
export async function readFeedTables(
  files: readonly FeedFile[],
  options: ReadOptions,
  findings: Findings,
): Promise<TypedTable[]> {
  const tables = new Map<string, TypedTable>();
  for (const file of files) {
    for (const { table, type } of await tablesOf(file, options, findings)) {
      const name = type.series ?? type.records;
      if (tables.has(name)) {
        findings.add({ at: table.file, expected: words`one file of ${name}`, found: words`a second one` });
      } else if (table.rows.length === 0) {
        findings.add({
          at: table.at(table.headerLine),
          expected: words`rows below the header`,
          found: words`none`,
        });
      } else tables.set(name, { table, type });
    }
  }
  return [...tables.values()];
}

async function tablesOf(
  { name, bytes }: FeedFile,
  { scope, encoding }: ReadOptions,
  findings: Findings,
): Promise<TypedTable[]> {
  if (bytes.length > LARGEST_TABLE_BYTES) {
    const expected = words`a file of at most ${megabytes(LARGEST_TABLE_BYTES)}`;
    findings.add({ at: name, expected, found: verbatim(megabytes(bytes.length)) });
    return [];
  }
  if (name.endsWith('.xlsx'))
    return tablesOfSheets({ name, bytes, ofFile: namedType(name, scope) }, scope, findings);
  const type = feedFileType(name, scope, findings);
  const table = type && (await readTable(bytes, name, findings, encoding));
  return type === undefined || table === undefined ? [] : [{ table, type }];
}
