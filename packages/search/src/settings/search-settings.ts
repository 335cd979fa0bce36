import type { SearchSettings } from '@bank/contract/search-settings';

/** Synonyms of two characters are words (网银, 定存, 反诈); most longer ones are phrases, and are found by their parts. */
const LONGEST_WORD = 2;
/** An editor who adds a term of four characters means a word. */
const LONGEST_OWN_WORD = 4;

const termsOf = ({ equal = [], oneWay = [] }: Partial<SearchSettings>) => [
  ...equal.flat(),
  ...oneWay.flatMap(({ from, to }) => [...from, ...to]),
];
const upTo = (longest: number) => (term: string) => Array.from(term).length <= longest;

/** What the dictionary has to know. */
export function dictionaryWords(settings: SearchSettings): string[] {
  return [...settings.words, ...termsOf(settings).filter(upTo(LONGEST_WORD))];
}

/** What comes with the engine, and what the bank's editors add to it. */
export function withOwn(settings: SearchSettings, own: Partial<SearchSettings>): SearchSettings {
  return {
    words: [...settings.words, ...(own.words ?? []), ...termsOf(own).filter(upTo(LONGEST_OWN_WORD))],
    equal: [...settings.equal, ...(own.equal ?? [])],
    oneWay: [...settings.oneWay, ...(own.oneWay ?? [])],
    stopWords: [...settings.stopWords, ...(own.stopWords ?? [])],
    bestBets: [...settings.bestBets, ...(own.bestBets ?? [])],
    blockedHotSearches: [...settings.blockedHotSearches, ...(own.blockedHotSearches ?? [])],
  };
}
