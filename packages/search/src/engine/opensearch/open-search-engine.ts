import type { Language } from '@bank/contract';
import { answerCounts, answerFacets } from '../answer-counts.ts';
import { answerSearch } from '../answer-search.ts';
import type { FacetCounts } from '../facets.ts';
import type {
  CountFilters,
  FacetFilters,
  Page,
  SearchAnswer,
  SearchEngine,
  SearchFilters,
  Suggestion,
  TypeCount,
} from '../search-engine.ts';
import type { Meaning } from '../meaning/meaning.ts';
import type { SearchTools } from '../search-tools.ts';
import { CircuitBreaker, type CircuitState } from './circuit-breaker.ts';
import { OpenSearchBackend } from './open-search-backend.ts';
import type { OpenSearchClient } from './open-search-client.ts';

export interface OpenSearchParts {
  readonly client: OpenSearchClient;
  readonly alias: string;
  /** Of this node's index of the same release: the cluster only finds documents, words are known here. */
  readonly tools: SearchTools;
  /** Answers when the cluster does not, and suggests always: a prefix scan needs no cluster. */
  readonly fallback: SearchEngine;
  readonly breaker?: CircuitBreaker;
  /** What a keyword means among the passages of this node; never rejects. */
  readonly meaningOf?: (keyword: string) => Promise<Meaning | undefined>;
}

/** Searches an OpenSearch cluster; falls back to the node's own index when it is slow or away. */
export class OpenSearchEngine implements SearchEngine {
  readonly #backend: OpenSearchBackend;
  readonly #tools: SearchTools;
  readonly #fallback: SearchEngine;
  readonly #breaker: CircuitBreaker;
  readonly #meaningOf: NonNullable<OpenSearchParts['meaningOf']>;

  constructor({
    client,
    alias,
    tools,
    fallback,
    breaker = new CircuitBreaker(),
    meaningOf = async () => undefined,
  }: OpenSearchParts) {
    this.#backend = new OpenSearchBackend(client, alias);
    this.#tools = tools;
    this.#fallback = fallback;
    this.#breaker = breaker;
    this.#meaningOf = meaningOf;
  }

  /** For metrics: anything but `closed` is degraded. */
  get circuit(): CircuitState {
    return this.#breaker.state;
  }

  search(keyword: string, filters: SearchFilters, page: Page): Promise<SearchAnswer> {
    return this.#breaker.run(
      async () => {
        const meaning = await this.#meaningOf(keyword);
        return answerSearch(this.#backend, this.#tools, { keyword, filters, page, meaning });
      },
      async () => ({ ...(await this.#fallback.search(keyword, filters, page)), degraded: true }),
    );
  }

  counts(keyword: string, filters: CountFilters): Promise<TypeCount[]> {
    return this.#breaker.run(
      async () => {
        const meaning = await this.#meaningOf(keyword);
        return answerCounts(this.#backend, this.#tools, { keyword, filters, meaning });
      },
      () => this.#fallback.counts(keyword, filters),
    );
  }

  facets(keyword: string, filters: FacetFilters): Promise<FacetCounts> {
    return this.#breaker.run(
      async () => {
        const meaning = await this.#meaningOf(keyword);
        return answerFacets(this.#backend, this.#tools, { keyword, filters, meaning });
      },
      () => this.#fallback.facets(keyword, filters),
    );
  }

  suggest(text: string, language: Language, limit: number, asked?: readonly string[]): Promise<Suggestion[]> {
    return this.#fallback.suggest(text, language, limit, asked);
  }

  close(): Promise<void> {
    return this.#fallback.close();
  }
}
