/* What a serving process needs. Building an index and knowing words cost memory: they are entries of their own. */
export type { SearchDocument } from './engine/search-document.ts';
export {
  IndexOutdated,
  SearchUnavailable,
  type CountFilters,
  type FacetFilters,
  type Page,
  type SearchAnswer,
  type SearchEngine,
  type SearchFilters,
  type SearchHit,
  type Suggestion,
  type TypeCount,
} from './engine/search-engine.ts';
export type { ChosenFacets, FacetCounts } from './engine/facets.ts';
export { CurrentIndex } from './engine/embedded/current-index.ts';
export { EmbeddedEngine, type EmbeddedOptions } from './engine/embedded/embedded-engine.ts';
export { hasIndex, indexFile, newestIndex, pruneIndexes } from './engine/embedded/index-files.ts';
export { EmbeddingEndpoint, PROMPT, type EmbeddingsAddress } from './engine/meaning/embedding-endpoint.ts';
export { QueryVectors, type VectorOutcome } from './engine/meaning/query-vectors.ts';
export type { DocumentKind } from './rank/document-kind.ts';
