import { parse } from 'yaml';
import { SearchSettings } from '@bank/contract/search-settings';
import { blockedByDefault } from './blocked-by-default.ts';
import { dataFile, wordsIn } from './word-file.ts';

/** The settings in `data/`: what every bank's search begins with. */
export function defaultSettings(): SearchSettings {
  const { equal, oneWay } = parse(dataFile('synonyms.yaml')) as { equal: unknown; oneWay: unknown };
  return SearchSettings.parse({
    words: wordsIn('finance-words.txt'),
    equal,
    oneWay,
    stopWords: wordsIn('stop-words.txt'),
    // A pin names an address of one bank's site.
    bestBets: [],
    blockedHotSearches: blockedByDefault(),
  });
}
