import type { SearchEngine } from '@bank/search';
import { traced } from '../../operation/traces/traced.ts';

/** `engine`, each of whose answers is a part of a trace; what was searched for is not told. */
export function tracedEngine(engine: SearchEngine): SearchEngine {
  return {
    search: (keyword, filters, page) => traced('search', () => engine.search(keyword, filters, page)),
    counts: (keyword, filters) => traced('search counts', () => engine.counts(keyword, filters)),
    facets: (keyword, filters) => traced('search facets', () => engine.facets(keyword, filters)),
    suggest: (text, language, limit, asked) =>
      traced('search suggestions', () => engine.suggest(text, language, limit, asked)),
    close: () => engine.close(),
  };
}
