import { DatabaseSync } from 'node:sqlite';
import { ANALYSIS_VERSION } from '../../analyse/analyse.ts';
import { SearchSettings } from '@bank/contract/search-settings';
import { IndexOutdated } from '../search-engine.ts';
import { SCHEMA_VERSION } from './index-schema.ts';

/** What the code must be for an index to be read: other analysis would look for terms the index does not hold. */
export const INDEX_VERSION = `schema ${SCHEMA_VERSION}, analysis ${ANALYSIS_VERSION}`;

export interface IndexMeta {
  readonly release: string;
  readonly dictionaryHash: string;
  readonly documents: number;
  readonly settings: SearchSettings;
  /** See `synonymCuts`. */
  readonly synonymCuts: readonly string[];
}

export function writeMeta(database: DatabaseSync, meta: IndexMeta): void {
  const insert = database.prepare('INSERT INTO meta (name, value) VALUES (?, ?)');
  insert.run('codeVersion', INDEX_VERSION);
  insert.run('release', meta.release);
  insert.run('dictionaryHash', meta.dictionaryHash);
  insert.run('documents', String(meta.documents));
  insert.run('settings', JSON.stringify(meta.settings));
  insert.run('synonymCuts', meta.synonymCuts.join('\n'));
}

export function readMeta(database: DatabaseSync, file: string): IndexMeta {
  const rows = database.prepare('SELECT name, value FROM meta').all() as { name: string; value: string }[];
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const made = values.get('codeVersion');
  if (made !== INDEX_VERSION) {
    throw new IndexOutdated(
      `${file} was built as "${made}" and this version reads "${INDEX_VERSION}". Its terms would not be found; build the index again from its release.`,
    );
  }
  return {
    release: values.get('release') ?? '',
    dictionaryHash: values.get('dictionaryHash') ?? '',
    documents: Number(values.get('documents')),
    settings: SearchSettings.parse(JSON.parse(values.get('settings') ?? '{}')),
    synonymCuts: (values.get('synonymCuts') ?? '').split('\n'),
  };
}

/** What an index file says of itself. Throws when it is none, or IndexOutdated when other code made it. */
export function readIndexMeta(file: string): IndexMeta {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return readMeta(database, file);
  } finally {
    database.close();
  }
}
