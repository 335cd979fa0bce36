import type { SearchSettings } from '@bank/contract/search-settings';

const LONGEST_WORD = 4;

/** What the dictionary has to know: the own words, and synonyms short enough to be words (网银, 定存, 反诈). */
export function dictionaryWords({ words, equal, oneWay }: SearchSettings): string[] {
  const synonyms = [...equal.flat(), ...oneWay.flatMap(({ from, to }) => [...from, ...to])];
  return [...words, ...synonyms.filter((term) => Array.from(term).length <= LONGEST_WORD)];
}

/** What comes with the engine, and what the bank's editors add to it. */
export function withOwn(settings: SearchSettings, own: Partial<SearchSettings>): SearchSettings {
  return {
    words: [...settings.words, ...(own.words ?? [])],
    equal: [...settings.equal, ...(own.equal ?? [])],
    oneWay: [...settings.oneWay, ...(own.oneWay ?? [])],
    stopWords: [...settings.stopWords, ...(own.stopWords ?? [])],
    bestBets: [...settings.bestBets, ...(own.bestBets ?? [])],
    blockedHotSearches: [...settings.blockedHotSearches, ...(own.blockedHotSearches ?? [])],
  };
}
