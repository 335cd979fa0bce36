import type { Dictionary } from '../analyse/dictionary.ts';
import { spellingOf } from '../analyse/normalise.ts';
import type { PlanningTools } from '../query/plan-query.ts';
import { stopSequences, synonymSequences } from '../query/term-sequences.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { SearchSettings } from '@bank/contract/search-settings';

/** All that answering needs beside a backend. */
export interface SearchTools extends PlanningTools {
  /** Addresses pinned to a keyword, by `pinKey`. */
  readonly pins: ReadonlyMap<string, readonly string[]>;
}

/** Spaces, case and width make no other keyword. */
export function pinKey(keyword: string): string {
  return spellingOf(keyword).replace(/\s+/g, ' ').trim();
}

export function searchTools(
  dictionary: Dictionary,
  vocabulary: Vocabulary,
  settings: SearchSettings,
): SearchTools {
  const pins = new Map<string, string[]>();
  for (const { queries, url } of settings.bestBets) {
    for (const query of queries) pins.set(pinKey(query), [...(pins.get(pinKey(query)) ?? []), url]);
  }
  return {
    dictionary,
    vocabulary,
    pins,
    synonyms: synonymSequences(dictionary, settings),
    stopWords: stopSequences(dictionary, settings.stopWords),
  };
}
