import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dictionaryFile } from '../analyse/dictionary-file.ts';
import { buildIndex } from '../engine/embedded/build-index.ts';
import { openIndex, type OpenIndex } from '../engine/embedded/open-index.ts';
import { answerCounts, answerFacets } from '../engine/answer-counts.ts';
import { answerSearch } from '../engine/answer-search.ts';
import type { SearchDocument } from '../engine/search-document.ts';
import type { CountFilters, FacetFilters, SearchFilters } from '../engine/search-engine.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import type { SearchSettings } from '@bank/contract/search-settings';
import { DICTIONARY_CACHE, testDictionary } from './test-dictionary.ts';

/** 1 October 2026, noon in Shanghai: later than every labelled document. */
export const TEST_NOW = Date.parse('2026-10-01T12:00:00+08:00');

export interface TestIndex {
  readonly folder: string;
  readonly file: string;
  readonly index: OpenIndex;
  search(
    keyword: string,
    filters?: Partial<SearchFilters>,
    page?: { number: number; size: number },
  ): ReturnType<typeof answerSearch>;
  ids(keyword: string, filters?: Partial<SearchFilters>): Promise<string[]>;
  counts(keyword: string, filters?: Partial<CountFilters>): ReturnType<typeof answerCounts>;
  facets(keyword: string, filters?: Partial<FacetFilters>): ReturnType<typeof answerFacets>;
  close(): void;
}

/** A folder for indexes that has the dictionary of the default words already: building it takes a second. */
export function anIndexFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-search-'));
  const { hash } = testDictionary();
  symlinkSync(dictionaryFile(DICTIONARY_CACHE, hash), dictionaryFile(folder, hash));
  return folder;
}

/** An index of its own in a temporary folder, opened in this thread. */
export async function aTestIndex(
  documents: readonly SearchDocument[],
  settings: Partial<SearchSettings> = {},
): Promise<TestIndex> {
  const folder = anIndexFolder();
  const all = { ...defaultSettings(), ...settings };
  const { file } = await buildIndex({ folder, release: 'test', documents, settings: all });
  const index = openIndex(file);
  const search: TestIndex['search'] = (keyword, filters = {}, page = { number: 1, size: 10 }) =>
    answerSearch(index.backend, index.tools, {
      keyword,
      filters: { language: 'CN', now: TEST_NOW, ...filters },
      page,
    });
  return {
    folder,
    file,
    index,
    search,
    ids: async (keyword, filters) => (await search(keyword, filters)).list.map(({ id }) => id),
    counts: (keyword, filters = {}) =>
      answerCounts(index.backend, index.tools, {
        keyword,
        filters: { language: 'CN', now: TEST_NOW, ...filters },
      }),
    facets: (keyword, filters = {}) =>
      answerFacets(index.backend, index.tools, {
        keyword,
        filters: { language: 'CN', now: TEST_NOW, ...filters },
      }),
    close: () => {
      index.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
