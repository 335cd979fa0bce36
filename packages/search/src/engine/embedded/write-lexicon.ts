import type { DatabaseSync } from 'node:sqlite';
import type { Dictionary } from '../../analyse/dictionary.ts';
import { spellingOf } from '../../analyse/normalise.ts';
import { readingOf } from '../../analyse/reading.ts';
import { termsOf } from '../../query/term-sequences.ts';
import type { SearchSettings } from '@bank/contract/search-settings';

const HAN_TERM = /^\p{Script=Han}{2,8}$/u;

/**
 * The Chinese terms that pinyin input and homophone repair may arrive at, with their readings: what texts hold, and
 * what editors chose (tags, short titles, synonyms, own words), which goes first.
 */
export function writeLexicon(database: DatabaseSync, dictionary: Dictionary, settings: SearchSettings): void {
  const documents = new Map<string, number>();
  for (const row of database.prepare('SELECT term, documents FROM term').iterate()) {
    const { term, documents: count } = row as { term: string; documents: number };
    if (HAN_TERM.test(term)) documents.set(term, count);
  }
  const curated = curatedTerms(database, settings, (word) => documents.has(word));
  const insert = database.prepare('INSERT OR IGNORE INTO lexicon VALUES (?, ?, ?, ?, ?)');
  for (const term of curated) {
    const { pinyin, initials } = readingOf(term);
    const counts = termsOf(dictionary, term).map((part) => documents.get(part) ?? 0);
    insert.run(pinyin, term, initials, Math.min(...counts), 1);
  }
  for (const [term, count] of documents) {
    if (curated.has(term)) continue;
    const { pinyin, initials } = readingOf(term);
    insert.run(pinyin, term, initials, count, 0);
  }
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
