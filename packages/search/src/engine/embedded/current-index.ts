import type { Language } from '@bank/contract';
import type { FacetCounts } from '../facets.ts';
import {
  SearchUnavailable,
  type CountFilters,
  type FacetFilters,
  type Page,
  type SearchAnswer,
  type SearchEngine,
  type SearchFilters,
  type Suggestion,
  type TypeCount,
} from '../search-engine.ts';

interface Held {
  readonly engine: SearchEngine;
  inUse: number;
  isRetired: boolean;
}

/**
 * The engine of the release that is shown. Switching is one assignment: a call runs on the index it began with, and
 * an index is closed when its last call has been answered.
 */
export class CurrentIndex implements SearchEngine {
  #held: Held | undefined;

  /** `engine` is open and warm. */
  switchTo(engine: SearchEngine): void {
    const before = this.#held;
    this.#held = { engine, inUse: 0, isRetired: false };
    if (before !== undefined) this.#retire(before);
  }

  search(keyword: string, filters: SearchFilters, page: Page): Promise<SearchAnswer> {
    return this.#use((engine) => engine.search(keyword, filters, page));
  }

  counts(keyword: string, filters: CountFilters): Promise<TypeCount[]> {
    return this.#use((engine) => engine.counts(keyword, filters));
  }

  facets(keyword: string, filters: FacetFilters): Promise<FacetCounts> {
    return this.#use((engine) => engine.facets(keyword, filters));
  }

  suggest(text: string, language: Language, limit: number, asked?: readonly string[]): Promise<Suggestion[]> {
    return this.#use((engine) => engine.suggest(text, language, limit, asked));
  }

  async close(): Promise<void> {
    const held = this.#held;
    this.#held = undefined;
    await held?.engine.close();
  }

  async #use<Answer>(ask: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    const held = this.#held;
    if (held === undefined) {
      throw new SearchUnavailable('No search index is open yet; it is built from the first release.');
    }
    held.inUse += 1;
    try {
      return await ask(held.engine);
    } finally {
      held.inUse -= 1;
      if (held.isRetired && held.inUse === 0) void held.engine.close();
    }
  }

  #retire(held: Held): void {
    held.isRetired = true;
    if (held.inUse === 0) void held.engine.close();
  }
}
