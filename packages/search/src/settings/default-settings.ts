import { SearchSettings } from '@bank/contract/search-settings';
import { blockedByDefault } from './blocked-by-default.ts';
import { thesaurus } from './thesaurus.ts';
import { wordsIn } from './word-file.ts';

/** The settings in `data/`: what every bank's search begins with. */
export function defaultSettings(): SearchSettings {
  const entries = thesaurus();
  return SearchSettings.parse({
    words: wordsIn('finance-words.txt'),
    equal: entries.filter(({ isEqual }) => isEqual).map(({ terms }) => terms),
    oneWay: entries.flatMap(({ terms, said, to }) => [
      ...(said.length > 0 ? [{ from: said, to: [...terms, ...said] }] : []),
      ...(to.length > 0 ? [{ from: [...terms, ...said], to }] : []),
    ]),
    stopWords: wordsIn('stop-words.txt'),
    // A pin names an address of one bank's site.
    bestBets: [],
    blockedHotSearches: blockedByDefault(),
  });
}
