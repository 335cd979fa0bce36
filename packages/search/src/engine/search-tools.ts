import type { Dictionary } from '../analyse/dictionary.ts';
import { analyse } from '../analyse/analyse.ts';
import { spellingOf } from '../analyse/normalise.ts';
import { buildTree } from '../query/build-tree.ts';
import type { PlanningTools } from '../query/plan-query.ts';
import { Synonyms, type LikelyWord } from '../query/synonyms.ts';
import { stopSequences, termsOf } from '../query/term-sequences.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { SearchSettings } from '@bank/contract/search-settings';

/** All that answering needs beside a backend. */
export interface SearchTools extends PlanningTools {
  /** Addresses pinned to a keyword, by `pinKey`. */
  readonly pins: ReadonlyMap<string, readonly string[]>;
  /** The bank's words for what a keyword seems to mean: 吞卡 for 卡让机器给吞了. */
  readonly likewise: (keyword: string) => readonly LikelyWord[];
}

/** The words of a keyword that say something, as a key that no spelling of a keyword is. */
export function termsKey(terms: readonly string[]): string {
  return `\n${terms.join('\n')}`;
}

/** Spaces, case and width make no other keyword. */
export function pinKey(keyword: string): string {
  return spellingOf(keyword).replace(/\s+/g, ' ').trim();
}

export function searchTools(
  dictionary: Dictionary,
  vocabulary: Vocabulary,
  { settings, synonymCuts }: { settings: SearchSettings; synonymCuts: readonly string[] },
): SearchTools {
  const stopWords = stopSequences(dictionary, settings.stopWords);
  const synonyms = new Synonyms({
    dictionary,
    lists: settings,
    cuts: synonymCuts,
    stopWords,
    isInTexts: ({ tokens, phrase }) =>
      phrase === true
        ? vocabulary.hasPhrase(tokens)
        : tokens.every((token) => vocabulary.documentsWith(token) > 0),
  });
  const phraseOf = (text: string) => {
    const terms = termsOf(dictionary, text);
    return vocabulary.hasPhrase(terms) ? terms : undefined;
  };
  const pins = new Map<string, string[]>();
  for (const { queries, url } of settings.bestBets) {
    for (const query of queries) {
      // Also for who asks in a sentence: branches near me → branches.
      const { terms } = buildTree(analyse(dictionary, query), {
        synonyms: synonyms.keysOnly,
        stopWords,
        phraseOf: () => undefined,
      });
      for (const key of [pinKey(query), termsKey(terms)]) {
        const known = pins.get(key) ?? [];
        if (!known.includes(url)) pins.set(key, [...known, url]);
      }
    }
  }
  const likewise = (keyword: string) => synonyms.likewise(keyword);
  const isSaid = (text: string) => synonyms.says(text);
  return { dictionary, vocabulary, pins, synonyms, stopWords, phraseOf, likewise, isSaid };
}
