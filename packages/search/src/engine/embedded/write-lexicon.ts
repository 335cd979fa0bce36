import type { DatabaseSync } from 'node:sqlite';
import type { Dictionary } from '../../analyse/dictionary.ts';
import { spellingOf } from '../../analyse/normalise.ts';
import { readingOf } from '../../analyse/reading.ts';
import { isBlocked } from '../../hot-search/hot-search-rules.ts';
import { slipForms } from '../../query/slips.ts';
import { termsOf } from '../../query/term-sequences.ts';
import type { SearchSettings } from '@bank/contract/search-settings';

const HAN_TERM = /^\p{Script=Han}{2,8}$/u;
/** A lone character is read as well, among words: 卡 丢了. */
const HAN = /^\p{Script=Han}{1,8}$/u;

/** How a term came to be curated; the higher goes first. */
const A_SYNONYM = 1;
const OF_THIS_BANK = 2;

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
  const documents = new Map([...all].filter(([term]) => HAN.test(term)));
  const curated = curatedTerms(database, settings, (word) => documents.has(word));
  const rows: LexiconRow[] = [];
  const slips: SlipRow[] = [];
  for (const [term, level] of curated) {
    const { pinyin, initials, sound } = readingOf(term);
    const least = Math.min(...termsOf(dictionary, term).map((part) => documents.get(part) ?? 0));
    rows.push([pinyin, term, initials, least, level, sound]);
    // A phrase with lone characters may have any other in their place.
    const isOfWords = least > 0 && termsOf(dictionary, term).every((part) => HAN_TERM.test(part));
    if (isOfWords) for (const form of slipForms(term)) slips.push([form, term, least]);
  }
  const asked = settings.stopWords.map((word) => spellingOf(word)).filter((word) => HAN.test(word));
  // Words of asking are typed in pinyin too, whether or not a text has them.
  for (const [term, count] of new Map([...asked.map((word) => [word, 0] as const), ...documents])) {
    if (curated.has(term)) continue;
    const { pinyin, initials, sound } = readingOf(term);
    rows.push([pinyin, term, initials, count, 0, sound]);
  }
  // In the order of the table's key no page is written twice.
  rows.sort(inOrder);
  const insert = database.prepare('INSERT OR IGNORE INTO lexicon VALUES (?, ?, ?, ?, ?, ?)');
  for (const row of rows) insert.run(...row);
  slips.sort(inOrder);
  const insertSlip = database.prepare('INSERT OR IGNORE INTO slip VALUES (?, ?, ?)');
  for (const row of slips) insertSlip.run(...row);
}

type LexiconRow = [
  pinyin: string,
  term: string,
  initials: string,
  documents: number,
  curated: number,
  sound: string,
];
type SlipRow = [form: string, term: string, documents: number];

function inOrder([a, x]: LexiconRow | SlipRow, [b, y]: LexiconRow | SlipRow): number {
  return a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1;
}

function curatedTerms(
  database: DatabaseSync,
  settings: SearchSettings,
  isIndexed: (word: string) => boolean,
): Map<string, number> {
  const suggested = database.prepare('SELECT spelling FROM suggestion').all() as { spelling: string }[];
  const own = [
    ...suggested.map(({ spelling }) => spelling),
    ...settings.words.map((word) => spellingOf(word)).filter(isIndexed),
    ...settings.bestBets.flatMap(({ queries }) => queries.map((word) => spellingOf(word))),
  ];
  const synonyms = [...settings.equal.flat(), ...settings.oneWay.flatMap(({ from, to }) => [...from, ...to])]
    .map((word) => spellingOf(word))
    // What is never shown as a hot search is not proposed for a slip either.
    .filter((word) => !isBlocked(word, settings.blockedHotSearches));
  const levels = new Map<string, number>();
  for (const term of synonyms) if (HAN_TERM.test(term)) levels.set(term, A_SYNONYM);
  for (const term of own) if (HAN_TERM.test(term)) levels.set(term, OF_THIS_BANK);
  return levels;
}
