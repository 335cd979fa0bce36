import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { EnglishWord, LexiconTerm, Vocabulary } from '../../query/vocabulary.ts';
import type { TermLists } from './postings/term-lists.ts';

/** The words of fifty thousand titles, which ranking weighs, are about as many. */
const MOST_REMEMBERED = 60_000;

/** The words of an index file. */
export class IndexVocabulary implements Vocabulary {
  readonly documents: number;
  readonly #term: StatementSync;
  readonly #lists: TermLists;
  readonly #reading: StatementSync;
  readonly #sound: StatementSync;
  readonly #form: StatementSync;
  readonly #initials: StatementSync;
  readonly #word: StatementSync;
  readonly #words: StatementSync;
  readonly #counts = new Map<string, number>();

  constructor(database: DatabaseSync, lists: TermLists, documents: number) {
    this.#lists = lists;
    this.documents = documents;
    const lexicon = 'SELECT term, weight, curated FROM lexicon WHERE';
    const order = 'ORDER BY curated > 1 DESC, weight > 0 DESC, curated DESC, weight DESC, term LIMIT 20';
    this.#term = database.prepare('SELECT documents FROM term WHERE term = ?');
    this.#reading = database.prepare(`${lexicon} pinyin = ? ${order}`);
    this.#sound = database.prepare(`${lexicon} sound = ? ${order}`);
    this.#form = database.prepare(
      'SELECT term, weight, 1 AS curated FROM slip WHERE form = ? ORDER BY weight DESC, term LIMIT 20',
    );
    this.#initials = database.prepare(`${lexicon} initials = ? AND curated > 0 ${order}`);
    this.#word = database.prepare('SELECT 1 FROM word WHERE word = ?');
    this.#words = database.prepare(
      'SELECT word, documents FROM word WHERE word >= ? AND word < ? AND length(word) BETWEEN ? AND ?',
    );
  }

  documentsWith(term: string): number {
    const known = this.#counts.get(term);
    if (known !== undefined) return known;
    if (this.#counts.size >= MOST_REMEMBERED) this.#counts.clear();
    const row = this.#term.get(term) as { documents: number } | undefined;
    this.#counts.set(term, row?.documents ?? 0);
    return row?.documents ?? 0;
  }

  hasPhrase(terms: readonly string[]): boolean {
    if (terms.some((term) => this.documentsWith(term) === 0)) return false;
    return this.#lists.phrase(terms).rows.length > 0;
  }

  readAs(pinyin: string): LexiconTerm[] {
    return toTerms(this.#reading.all(pinyin));
  }

  soundsLike(sound: string): LexiconTerm[] {
    return toTerms(this.#sound.all(sound));
  }

  withForm(form: string): LexiconTerm[] {
    return toTerms(this.#form.all(form));
  }

  withInitials(initials: string): LexiconTerm[] {
    return toTerms(this.#initials.all(initials));
  }

  isEnglishWord(word: string): boolean {
    return this.#word.get(word) !== undefined;
  }

  englishWords(firstLetter: string, shortest: number, longest: number): EnglishWord[] {
    const next = String.fromCharCode(firstLetter.charCodeAt(0) + 1);
    return this.#words.all(firstLetter, next, shortest, longest) as unknown as EnglishWord[];
  }
}

function toTerms(rows: unknown[]): LexiconTerm[] {
  return (rows as { term: string; weight: number; curated: number }[]).map(({ term, weight, curated }) => ({
    term,
    weight,
    curated: curated > 0,
    isOurs: curated > 1,
  }));
}
