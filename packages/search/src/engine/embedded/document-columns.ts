import { LANGUAGES, type Language } from '@bank/contract';
import type { DatabaseSync } from 'node:sqlite';
import type { VisibleFilters } from '../search-backend.ts';
import { DOC_TYPES, DOCUMENT_KINDS, type DocType, type DocumentKind } from '../search-document.ts';
import { DocumentLengths } from './document-lengths.ts';
import { SHOWN_BITS } from './index-schema.ts';

interface FilterRow {
  rowid: number;
  id: string;
  lang: Language;
  shown: number;
  type: DocType;
  kind: DocumentKind;
  date: string;
  publishAt: number | null;
  expireAt: number | null;
  popularity: number;
  terms: number;
  titleTerms: string;
}

/**
 * What hits are filtered and sorted by, of all documents, by row number: some 40 bytes, an id and a title each. A word in
 * ten thousand documents is counted in the time in which SQLite finds a few rows.
 */
export class DocumentColumns {
  readonly count: number;
  /** YYYYMMDD, 0 for a page without a date. */
  readonly days: Uint32Array;
  readonly lengths: DocumentLengths;
  readonly #ids: string[] = [''];
  readonly #titles: string[] = [''];
  readonly #languages: Uint8Array;
  readonly #shown: Uint8Array;
  readonly #types: Uint8Array;
  readonly #kinds: Uint8Array;
  readonly #publishAt: Float64Array;
  readonly #expireAt: Float64Array;
  readonly #popularity: Float64Array;

  constructor(database: DatabaseSync, count: number) {
    this.count = count;
    this.days = new Uint32Array(count + 1);
    this.#languages = new Uint8Array(count + 1);
    this.#shown = new Uint8Array(count + 1);
    this.#types = new Uint8Array(count + 1);
    this.#kinds = new Uint8Array(count + 1);
    this.#publishAt = new Float64Array(count + 1);
    this.#expireAt = new Float64Array(count + 1);
    this.#popularity = new Float64Array(count + 1);
    const rows = database.prepare(
      'SELECT rowid, id, lang, shown, type, kind, date, publishAt, expireAt, popularity, terms, titleTerms FROM d ORDER BY rowid',
    );
    const lengths = new Uint32Array(count + 1);
    for (const row of rows.iterate()) {
      const filterRow = row as unknown as FilterRow;
      this.#set(filterRow);
      lengths[filterRow.rowid] = filterRow.terms;
    }
    this.lengths = new DocumentLengths(lengths);
  }

  #set({ rowid, ...row }: FilterRow): void {
    this.#ids[rowid] = row.id;
    this.#titles[rowid] = row.titleTerms;
    this.days[rowid] = toDay(row.date);
    this.#languages[rowid] = LANGUAGES.indexOf(row.lang);
    this.#shown[rowid] = row.shown;
    this.#types[rowid] = DOC_TYPES.indexOf(row.type);
    this.#kinds[rowid] = DOCUMENT_KINDS.indexOf(row.kind);
    this.#publishAt[rowid] = row.publishAt ?? -Infinity;
    this.#expireAt[rowid] = row.expireAt ?? Infinity;
    this.#popularity[rowid] = row.popularity;
  }

  id(row: number): string {
    return this.#ids[row] ?? '';
  }

  /** The terms of its title with a space between. */
  titleTerms(row: number): string {
    return this.#titles[row] ?? '';
  }

  docType(row: number): DocType {
    return DOC_TYPES[this.#types[row] as number] as DocType;
  }

  facts(row: number) {
    return {
      id: this.id(row),
      docType: this.docType(row),
      kind: DOCUMENT_KINDS[this.#kinds[row] as number] as DocumentKind,
      language: LANGUAGES[this.#languages[row] as number] as Language,
      date: toDate(this.days[row] as number),
      popularity: this.#popularity[row] as number,
    };
  }

  /** What a visitor of this list may see now, within the dates asked for, of some types or all. */
  visible({ language, now, docTypes, from, to }: VisibleFilters): (row: number) => boolean {
    const bit = SHOWN_BITS[language];
    const types = DOC_TYPES.map((docType) => docTypes?.includes(docType) ?? true);
    const first = from === undefined && to === undefined ? 0 : Math.max(1, toDay(from ?? ''));
    const last = to === undefined ? Infinity : toDay(to);
    return (row) =>
      ((this.#shown[row] as number) & bit) !== 0 &&
      (types[this.#types[row] as number] as boolean) &&
      (this.#publishAt[row] as number) <= now &&
      (this.#expireAt[row] as number) > now &&
      (this.days[row] as number) >= first &&
      (this.days[row] as number) <= last;
  }
}

function toDay(date: string): number {
  return Number(date.replaceAll('-', ''));
}

function toDate(day: number): string {
  if (day === 0) return '';
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
