import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Dictionary } from '../../analyse/dictionary.ts';
import { spellingOf } from '../../analyse/normalise.ts';
import { readingOf } from '../../analyse/reading.ts';
import { analyseDocument, spaced } from '../index-row.ts';
import { charactersOf } from '../../rank/characters.ts';
import type { DocumentKind } from '../../rank/document-kind.ts';
import type { SearchDocument } from '../search-document.ts';
import { SHOWN_BITS } from './index-schema.ts';
import { InnerSuggestions } from './inner-suggestions.ts';
import { PostingsWriter } from './postings/postings-writer.ts';

const TITLE_WEIGHT: Partial<Record<DocumentKind, number>> = {
  product: 5,
  page: 4,
  branch: 3,
  fee: 3,
  faq: 2,
};
const TAG_WEIGHT = 2;
/** A suggestion fits on one line. */
const LONGEST_SUGGESTION = 40;

/** Kinds whose codes people copy from a contract or a bill: TX26012, 009126, AC009. */
const CODED: readonly DocumentKind[] = ['product', 'fee'];

/** The English name of a Chinese page is there to be found by; what is typed in pinyin must not lead to it. */
const isNameElsewhere = (tag: string, { language }: SearchDocument) =>
  language === 'CN' && /^[\x20-\x7e]*[a-z] [\x20-\x7e]*$/.test(tag);

/** Writes documents into an index being built. */
export class DocumentWriter {
  documents = 0;
  readonly #dictionary: Dictionary;
  readonly #repeated: ReadonlySet<string>;
  readonly #postings = new PostingsWriter();
  readonly #term: StatementSync;
  readonly #filters: StatementSync;
  readonly #originals: StatementSync;
  readonly #word: StatementSync;
  readonly #suggestion: StatementSync;
  readonly #english = new Map<string, number>();
  readonly #suggestionPart: StatementSync;
  readonly #suggested = new Map<string, number>();
  readonly #inner: InnerSuggestions;

  constructor(database: DatabaseSync, dictionary: Dictionary, repeated: ReadonlySet<string>) {
    this.#dictionary = dictionary;
    this.#repeated = repeated;
    this.#inner = new InnerSuggestions(dictionary);
    this.#term = database.prepare('INSERT INTO term VALUES (?, ?, ?, ?)');
    this.#filters = database.prepare(
      'INSERT INTO d VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    this.#originals = database.prepare('INSERT INTO o VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    this.#word = database.prepare('INSERT INTO word VALUES (?, ?)');
    this.#suggestion = database.prepare('INSERT INTO suggestion VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    this.#suggestionPart = database.prepare('INSERT INTO suggestionPart VALUES (?, ?, ?, ?, ?)');
  }

  write(document: SearchDocument): void {
    const rowid = (this.documents += 1);
    const { terms, spelling } = analyseDocument(this.#dictionary, document, this.#repeated);
    const shown = document.shownIn.reduce((bits, language) => bits | SHOWN_BITS[language], 0);
    this.#filters.run(
      rowid,
      document.id,
      document.language,
      shown,
      document.docType,
      document.kind,
      document.publishDate,
      document.publishAt ?? null,
      document.expireAt ?? null,
      document.popularity ?? 0,
      document.url,
      this.#postings.add(rowid, terms),
      spaced(terms.title),
      charactersOf([terms.title, terms.tags, terms.lead].map(spaced).join(' ')),
      spaced(terms.code),
      document.business ?? '',
      document.city ?? '',
      document.fileExt ?? '',
    );
    this.#originals.run(
      rowid,
      document.title,
      document.summary,
      document.body,
      JSON.stringify(document.tags),
      document.columnId,
      document.columnName,
      document.urlType,
      document.fileExt ?? null,
      document.fileSize ?? null,
      document.headings === undefined ? null : JSON.stringify(document.headings),
    );
    this.#countEnglish(spelling);
    // What is not visible yet, or not for ever, must not show up as a suggestion before or after.
    if (document.publishAt === undefined && document.expireAt === undefined) this.#suggest(document, shown);
  }

  /** Writes what could only be counted; returns in how many documents each term is. */
  finish(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { term, documents, postings, positions } of this.#postings.entries()) {
      this.#term.run(term, documents, postings, positions);
      counts.set(term, documents);
    }
    for (const [word, documents] of this.#english) this.#word.run(word, documents);
    for (const { spelling, pinyin, initials, of, at } of this.#inner.entries()) {
      this.#suggestionPart.run(spelling, pinyin, initials, of, at);
    }
    return counts;
  }

  #countEnglish(spelling: string): void {
    for (const word of new Set(spelling.match(/[a-z]{3,24}/g))) {
      this.#english.set(word, (this.#english.get(word) ?? 0) + 1);
    }
  }

  #suggest(document: SearchDocument, shown: number): void {
    const weight = (TITLE_WEIGHT[document.kind] ?? 1) + (document.popularity ?? 0);
    this.#suggestOnce(document.title, weight, document, shown, document.url);
    if (CODED.includes(document.kind))
      for (const code of document.codes) {
        const text = `${code} ${document.title}`;
        // By its code alone: its words are typed for the title.
        this.#suggestion.run(text, spellingOf(text), '', '', weight, document.docType, document.url, shown);
      }
    for (const tag of document.tags)
      if (!isNameElsewhere(tag, document)) this.#suggestOnce(tag, TAG_WEIGHT, document, shown, undefined);
  }

  #suggestOnce(
    text: string,
    weight: number,
    { docType }: SearchDocument,
    shown: number,
    url: string | undefined,
  ): void {
    const spelling = spellingOf(text).trim();
    const already = this.#suggested.get(spelling) ?? 0;
    if (spelling === '' || text.length > LONGEST_SUGGESTION || (already & shown) === shown) return;
    this.#suggested.set(spelling, already | shown);
    const { pinyin, initials } = readingOf(spelling);
    const { lastInsertRowid } = this.#suggestion.run(
      text,
      spelling,
      pinyin,
      initials,
      weight,
      docType,
      url ?? null,
      shown & ~already,
    );
    this.#inner.add(Number(lastInsertRowid), spelling, weight);
  }
}
