import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadDictionary, readDictionary } from '../../analyse/dictionary-file.ts';
import type { Dictionary } from '../../analyse/dictionary.ts';
import { dictionaryWords } from '../../settings/search-settings.ts';
import { IndexOutdated } from '../search-engine.ts';
import { searchTools, type SearchTools } from '../search-tools.ts';
import { DocumentColumns } from './document-columns.ts';
import { EmbeddedBackend } from './embedded-backend.ts';
import { readMeta, type IndexMeta } from './index-meta.ts';
import { IndexVocabulary } from './index-vocabulary.ts';
import { TermLists } from './postings/term-lists.ts';
import { Suggester } from './suggest.ts';

/** An index file opened in this thread. */
export interface OpenIndex {
  readonly meta: IndexMeta;
  readonly backend: EmbeddedBackend;
  readonly tools: SearchTools;
  readonly suggester: Suggester;
  readonly columns: DocumentColumns;
  readonly close: () => void;
}

/** Opens an index read-only. Throws IndexOutdated when this code or these words would read it wrongly. */
export function openIndex(file: string): OpenIndex {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec('PRAGMA cache_size = -8192');
    const meta = readMeta(database, file);
    const dictionary = dictionaryOf(file, meta);
    const lists = new TermLists(database, meta.documents);
    const columns = new DocumentColumns(database, meta.documents);
    const vocabulary = new IndexVocabulary(database, lists, meta.documents);
    return {
      meta,
      backend: new EmbeddedBackend({ database, lists, columns }),
      tools: searchTools(dictionary, vocabulary, meta),
      suggester: new Suggester(database),
      columns,
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function dictionaryOf(file: string, meta: IndexMeta): Dictionary {
  const folder = dirname(file);
  const kept = readDictionary(folder, meta.dictionaryHash);
  if (kept !== undefined) return kept;
  const built = loadDictionary(folder, dictionaryWords(meta.settings));
  if (built.hash !== meta.dictionaryHash) {
    throw new IndexOutdated(
      `${file} was cut with dictionary ${meta.dictionaryHash}, which is gone; the words at hand make ${built.hash}. Queries would be cut otherwise than the texts; build the index again from its release.`,
    );
  }
  return built;
}
