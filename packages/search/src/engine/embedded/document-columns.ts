import { LANGUAGES, type Language } from '@bank/contract';
import type { DatabaseSync } from 'node:sqlite';
import type { VisibleFilters } from '../search-backend.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../rank/document-kind.ts';
import { DOC_TYPES, type DocType } from '../search-document.ts';
import {
  countFacets,
  facetValuesOf,
  fitsFacets,
  type ChosenFacets,
  type FacetCounts,
  type FacetValues,
} from '../facets.ts';
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
  characters: string;
  business: string;
  city: string;
  ext: string;
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
  readonly #characters: string[] = [''];
  readonly #languages: Uint8Array;
  readonly #shown: Uint8Array;
  readonly #types: Uint8Array;
  readonly #kinds: Uint8Array;
  /** 1 where there is a moment of publishing or expiry; few pages have one. */
  readonly #isTimed: Uint8Array;
  readonly #publishAt: Float64Array;
  readonly #expireAt: Float64Array;
  readonly #popularity: Float64Array;
  /** Every combination of facets once; there are some hundred. */
  readonly #combinations: FacetValues[] = [facetValuesOf({ publishDate: '' })];
  readonly #combination: Uint32Array;

  constructor(database: DatabaseSync, count: number) {
    this.count = count;
    this.days = new Uint32Array(count + 1);
    this.#languages = new Uint8Array(count + 1);
    this.#shown = new Uint8Array(count + 1);
    this.#types = new Uint8Array(count + 1);
    this.#kinds = new Uint8Array(count + 1);
    this.#isTimed = new Uint8Array(count + 1);
    this.#publishAt = new Float64Array(count + 1);
    this.#expireAt = new Float64Array(count + 1);
    this.#popularity = new Float64Array(count + 1);
    this.#combination = new Uint32Array(count + 1);
    const rows = database.prepare(
      'SELECT rowid, id, lang, shown, type, kind, date, publishAt, expireAt, popularity, terms, titleTerms, characters, business, city, ext FROM d ORDER BY rowid',
    );
    const lengths = new Uint32Array(count + 1);
    const known = new Map<string, number>();
    for (const row of rows.iterate()) {
      const filterRow = row as unknown as FilterRow;
      this.#set(filterRow);
      this.#combination[filterRow.rowid] = this.#combinationOf(filterRow, known);
      lengths[filterRow.rowid] = filterRow.terms;
    }
    this.lengths = new DocumentLengths(lengths);
  }

  #set({ rowid, ...row }: FilterRow): void {
    this.#ids[rowid] = row.id;
    this.#titles[rowid] = row.titleTerms;
    this.#characters[rowid] = row.characters;
    this.days[rowid] = toDay(row.date);
    this.#languages[rowid] = LANGUAGES.indexOf(row.lang);
    this.#shown[rowid] = row.shown;
    this.#types[rowid] = DOC_TYPES.indexOf(row.type);
    this.#kinds[rowid] = DOCUMENT_KINDS.indexOf(row.kind);
    this.#isTimed[rowid] = row.publishAt === null && row.expireAt === null ? 0 : 1;
    this.#publishAt[rowid] = row.publishAt ?? -Infinity;
    this.#expireAt[rowid] = row.expireAt ?? Infinity;
    this.#popularity[rowid] = row.popularity;
  }

  #combinationOf({ business, city, ext, date }: FilterRow, known: Map<string, number>): number {
    const values = facetValuesOf({ business, city, fileExt: ext, publishDate: date });
    const key = JSON.stringify(values);
    const number = known.get(key) ?? this.#combinations.push(values) - 1;
    known.set(key, number);
    return number;
  }

  facets(row: number): FacetValues {
    return this.#combinations[this.#combination[row] as number] as FacetValues;
  }

  /** Of `rows`, by the values of each facet: counted by combination first, of which there are few. */
  countFacets(rows: Uint32Array, chosen: ChosenFacets): FacetCounts {
    const often = new Uint32Array(this.#combinations.length);
    for (const row of rows) (often[this.#combination[row] as number] as number) += 1;
    return countFacets(this.#combinations, chosen, often);
  }

  id(row: number): string {
    return this.#ids[row] ?? '';
  }

  /** The terms of its title with a space between. */
  titleTerms(row: number): string {
    return this.#titles[row] ?? '';
  }

  /** The Chinese characters of its title, tags and first words, each once. */
  characters(row: number): string {
    return this.#characters[row] ?? '';
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
      facets: this.facets(row),
    };
  }

  /** Of `rows` what a visitor of this list may see now, within the dates asked for, of some types or all. */
  visibleAmong(rows: Uint32Array, filters: VisibleFilters): Uint32Array {
    const bit = SHOWN_BITS[filters.language];
    const isEveryType = filters.docTypes === undefined;
    const types = DOC_TYPES.map((docType) => filters.docTypes?.includes(docType) ?? true);
    const { facets } = filters;
    const fits =
      facets === undefined ? undefined : this.#combinations.map((values) => fitsFacets(values, facets));
    const isAnyDay = filters.from === undefined && filters.to === undefined;
    const first = Math.max(1, toDay(filters.from ?? ''));
    const last = filters.to === undefined ? Infinity : toDay(filters.to);
    const visible = new Uint32Array(rows.length);
    let length = 0;
    for (const row of rows) {
      if (((this.#shown[row] as number) & bit) === 0) continue;
      if (!isEveryType && types[this.#types[row] as number] !== true) continue;
      if (!isAnyDay && !((this.days[row] as number) >= first && (this.days[row] as number) <= last)) continue;
      if (fits !== undefined && fits[this.#combination[row] as number] !== true) continue;
      if (this.#isTimed[row] === 1 && !this.#isOut(row, filters.now)) continue;
      visible[length++] = row;
    }
    return visible.slice(0, length);
  }

  #isOut(row: number, now: number): boolean {
    return (this.#publishAt[row] as number) <= now && (this.#expireAt[row] as number) > now;
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
