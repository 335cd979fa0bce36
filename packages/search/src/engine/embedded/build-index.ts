import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { loadDictionary } from '../../analyse/dictionary-file.ts';
import type { SearchSettings } from '@bank/contract/search-settings';
import { synonymCuts } from '../../query/synonyms.ts';
import { dictionaryWords } from '../../settings/search-settings.ts';
import type { SearchDocument } from '../search-document.ts';
import { DocumentWriter } from './document-writer.ts';
import { indexFile } from './index-files.ts';
import { writeMeta } from './index-meta.ts';
import { INDEXES, SCHEMA } from './index-schema.ts';
import { writeLexicon } from './write-lexicon.ts';

/** Documents between two breaths: about 10 ms of work, so that a serving process stays responsive. */
const BREATH = 10;

export interface IndexSource {
  /** Folder of the indexes and their dictionaries. */
  readonly folder: string;
  readonly release: string;
  readonly documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>;
  readonly settings: SearchSettings;
  /** See `repeatedParagraphs`. */
  readonly repeated?: ReadonlySet<string>;
}

export interface BuiltIndex {
  readonly file: string;
  readonly documents: number;
}

/**
 * Builds `search-<release>.db` beside the one that serves. The file appears whole, by one rename, or not at all.
 * The last step takes a second or two for 50,000 documents: build large indexes outside the serving process.
 */
export async function buildIndex(source: IndexSource): Promise<BuiltIndex> {
  mkdirSync(source.folder, { recursive: true });
  const file = indexFile(source.folder, source.release);
  const suffix = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  const building = `${file}.building-${suffix}`;
  const database = new DatabaseSync(building);
  try {
    // Nothing to protect: an interrupted build is thrown away. A long list is on few pages when they are large.
    database.exec(
      'PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32768',
    );
    const documents = await fill(database, source);
    database.close();
    toDisk(building);
    renameSync(building, file);
    return { file, documents };
  } finally {
    if (database.isOpen) database.close();
    rmSync(building, { force: true });
  }
}

async function fill(database: DatabaseSync, source: IndexSource): Promise<number> {
  const dictionary = loadDictionary(source.folder, dictionaryWords(source.settings));
  database.exec(SCHEMA);
  database.exec('BEGIN');
  const writer = new DocumentWriter(database, dictionary, source.repeated ?? new Set());
  for await (const document of source.documents) {
    writer.write(document);
    if (writer.documents % BREATH === 0) await setImmediate();
  }
  const counts = writer.finish();
  writeLexicon(database, { counts, dictionary, settings: source.settings });
  database.exec(INDEXES);
  writeMeta(database, {
    release: source.release,
    dictionaryHash: dictionary.hash,
    documents: writer.documents,
    settings: source.settings,
    synonymCuts: synonymCuts(dictionary, source.settings),
  });
  database.exec('COMMIT');
  return writer.documents;
}

/** Under Node's permission model nothing can be forced to disk; an index that a power cut spoils is built again. */
function toDisk(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_ACCESS_DENIED')) throw error;
  } finally {
    closeSync(handle);
  }
}
