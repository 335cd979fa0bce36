/* What makes indexes, and what searches a cluster, which reads words in this process. */
export { loadDictionary } from './analyse/dictionary-file.ts';
export { ParagraphCount, repeatedParagraphs } from './engine/repeated-paragraphs.ts';
export { buildIndex, type BuiltIndex, type IndexSource } from './engine/embedded/build-index.ts';
export { explainKeyword } from './engine/embedded/explain-keyword.ts';
export { INDEX_VERSION, readIndexMeta } from './engine/embedded/index-meta.ts';
export { openIndex, type OpenIndex } from './engine/embedded/open-index.ts';
export { fillVectors, type FilledVectors } from './engine/meaning/fill-vectors.ts';
export type { Embedder } from './engine/meaning/embedder.ts';
export {
  indexOnce,
  indexRelease,
  SEARCH_ALIAS,
  type ReleaseSource,
} from './engine/opensearch/index-release.ts';
export { OpenSearchClient, type OpenSearchAddress } from './engine/opensearch/open-search-client.ts';
export { OpenSearchEngine, type OpenSearchParts } from './engine/opensearch/open-search-engine.ts';
export { defaultSettings } from './settings/default-settings.ts';
export { dictionaryWords, withOwn } from './settings/search-settings.ts';
