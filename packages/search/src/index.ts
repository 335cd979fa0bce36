export { loadDictionary } from './analyse/dictionary-file.ts';
export { readingOf, type Reading } from './analyse/reading.ts';
export {
  holdsPersonalNumber,
  hotSearchRefusal,
  type HotSearchRefusal,
} from './hot-search/hot-search-rules.ts';
export { boundKeyword } from './query/plan-query.ts';
export { defaultSettings } from './settings/default-settings.ts';
export { SearchSettings } from './settings/search-settings.ts';
export { repeatedParagraphs } from './engine/repeated-paragraphs.ts';
export {
  DOC_TYPES,
  DOCUMENT_KINDS,
  type DocType,
  type DocumentKind,
  type SearchDocument,
} from './engine/search-document.ts';
export {
  IndexOutdated,
  SearchUnavailable,
  type CountFilters,
  type Page,
  type SearchAnswer,
  type SearchEngine,
  type SearchFilters,
  type SearchHit,
  type Suggestion,
  type TypeCount,
} from './engine/search-engine.ts';
export { buildIndex, type BuiltIndex, type IndexSource } from './engine/embedded/build-index.ts';
export { CurrentIndex } from './engine/embedded/current-index.ts';
export { EmbeddedEngine, type EmbeddedOptions } from './engine/embedded/embedded-engine.ts';
export { hasIndex, indexFile, pruneIndexes } from './engine/embedded/index-files.ts';
export { openIndex, type OpenIndex } from './engine/embedded/open-index.ts';
export { indexRelease, type ReleaseSource } from './engine/opensearch/index-release.ts';
export { OpenSearchClient, type OpenSearchAddress } from './engine/opensearch/open-search-client.ts';
export { OpenSearchEngine, type OpenSearchParts } from './engine/opensearch/open-search-engine.ts';
