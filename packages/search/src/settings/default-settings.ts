import { SearchSettings } from '@bank/contract/search-settings';
import { blockedByDefault } from './blocked-by-default.ts';
import { thesaurus } from './thesaurus.ts';
import { wordsIn } from './word-file.ts';

/** What is longer is hardly typed so again, and is told by its likeness to what is. */
const LONGEST_WORDING = 5;
const HAN = /\p{Script=Han}/u;

const isSentence = (term: string) => HAN.test(term) && Array.from(term).length > LONGEST_WORDING;

/** The settings in `data/`: what every bank's search begins with. */
export function defaultSettings(): SearchSettings {
  const entries = thesaurus();
  return SearchSettings.parse({
    words: wordsIn('finance-words.txt'),
    equal: entries.filter(({ isEqual }) => isEqual).map(({ terms }) => terms),
    oneWay: entries.flatMap(({ terms, said, to }) => [
      ...(said.length > 0 ? [leading(said, [...terms, ...said])] : []),
      ...(to.length > 0 ? [leading([...terms, ...said], to)] : []),
    ]),
    stopWords: wordsIn('stop-words.txt'),
    // A pin names an address of one bank's site.
    bestBets: [],
    blockedHotSearches: blockedByDefault(),
  });
}

function leading(terms: readonly string[], to: readonly string[]) {
  return { from: terms.filter((term) => !isSentence(term)), to, said: terms.filter(isSentence) };
}
