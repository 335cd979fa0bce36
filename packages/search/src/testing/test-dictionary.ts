import { join } from 'node:path';
import { loadDictionary } from '../analyse/dictionary-file.ts';
import type { Dictionary } from '../analyse/dictionary.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { dictionaryWords } from '../settings/search-settings.ts';

export const DICTIONARY_CACHE = join(import.meta.dirname, '../../../../.cache/search');

let dictionary: Dictionary | undefined;

/** The dictionary with the default words, kept in the workspace's cache folder between runs. */
export function testDictionary(): Dictionary {
  dictionary ??= loadDictionary(DICTIONARY_CACHE, dictionaryWords(defaultSettings()));
  return dictionary;
}
