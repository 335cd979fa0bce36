import type { DatabaseSync } from 'node:sqlite';
import type { Dictionary } from '../../analyse/dictionary.ts';
import { spellingOf } from '../../analyse/normalise.ts';
import { readingOf } from '../../analyse/reading.ts';
import { termsOf } from '../../query/term-sequences.ts';
import type { SearchSettings } from '@bank/contract/search-settings';

const HAN_TERM = /^\p{Script=Han}{2,8}$/u;

interface LexiconSource {
  /** Documents by term. */
  counts: ReadonlyMap<string, number>;
  dictionary: Dictionary;
  settings: SearchSettings;
}

/**
 * The Chinese terms that pinyin input and homophone repair may arrive at, with their readings: what texts hold, and
 * what editors chose (tags, short titles, synonyms, own words), which goes first. `counts` has every term of the index;
 * read back from there it would come with all its lists.
 */
export function writeLexicon(
  database: DatabaseSync,
  { counts: all, dictionary, settings }: LexiconSource,
): void {
  const documents = new Map([...all].filter(([term]) => HAN_TERM.test(term)));
  const curated = curatedTerms(database, settings, (word) => documents.has(word));
  const rows: [pinyin: string, term: string, initials: string, documents: number, curated: number][] = [];
  for (const term of curated) {
    const { pinyin, initials } = readingOf(term);
    const counts = termsOf(dictionary, term).map((part) => documents.get(part) ?? 0);
    rows.push([pinyin, term, initials, Math.min(...counts), 1]);
  }
  for (const [term, count] of documents) {
    if (curated.has(term)) continue;
    const { pinyin, initials } = readingOf(term);
    rows.push([pinyin, term, initials, count, 0]);
  }
  // In the order of the table's key no page is written twice.
  rows.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  const insert = database.prepare('INSERT OR IGNORE INTO lexicon VALUES (?, ?, ?, ?, ?)');
  for (const row of rows) insert.run(...row);
}

function curatedTerms(
  database: DatabaseSync,
  settings: SearchSettings,
  isIndexed: (word: string) => boolean,
): Set<string> {
  const suggested = database.prepare('SELECT spelling FROM suggestion').all() as { spelling: string }[];
  const synonyms = [
    ...settings.equal.flat(),
    ...settings.oneWay.flatMap(({ from, to }) => [...from, ...to]),
    ...settings.bestBets.flatMap(({ queries }) => queries),
  ];
  const words = settings.words.map((word) => spellingOf(word)).filter(isIndexed);
  const all = [
    ...suggested.map(({ spelling }) => spelling),
    ...synonyms.map((word) => spellingOf(word)),
    ...words,
  ];
  return new Set(all.filter((term) => HAN_TERM.test(term)));
}
