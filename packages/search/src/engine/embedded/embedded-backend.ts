import type { Language, UrlType } from '@bank/contract';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FacetCounts } from '../facets.ts';
import type { Found, Lookup, Original, Pin, SearchBackend, VisibleFilters } from '../search-backend.ts';
import type { DocType, Heading } from '../search-document.ts';
import { bestRows } from './best-rows.ts';
import type { DocumentColumns } from './document-columns.ts';
import { LookupMatches } from './lookup-matches.ts';
import type { TermLists } from './postings/term-lists.ts';

interface OriginalRow {
  id: string;
  title: string;
  summary: string;
  body: string;
  tags: string;
  url: string;
  urlType: UrlType;
  type: DocType;
  lang: Language;
  columnId: string;
  columnName: string;
  date: string;
  fileExt: string | null;
  fileSize: number | null;
  headings: string | null;
}

/** Of one search and its counts, with some moments of a keyword that everyone types. */
const MOST_FILTERS = 8;
/** What one search looks up: the keyword as typed, as it may have been meant, and with less than all of it. */
const MOST_LOOKUPS = 3;

interface LookedUp {
  readonly matches: LookupMatches;
  /** By filters. */
  readonly visible: Map<string, Uint32Array>;
}

interface IndexParts {
  readonly database: DatabaseSync;
  readonly lists: TermLists;
  readonly columns: DocumentColumns;
}

/** Finds documents in an index file. Every call blocks its thread: serve from `worker.ts`. */
export class EmbeddedBackend implements SearchBackend {
  readonly #lists: TermLists;
  readonly #columns: DocumentColumns;
  readonly #original: StatementSync;
  readonly #atUrl: StatementSync;
  /** One search counts, finds and lists the same; the oldest first. */
  readonly #lookedUp = new Map<string, LookedUp>();

  constructor({ database, lists, columns }: IndexParts) {
    this.#lists = lists;
    this.#columns = columns;
    this.#original = database.prepare(
      `SELECT d.id, d.url, d.type, d.lang, d.date, o.title, o.summary, o.body, o.tags, o.urlType, o.columnId,
         o.columnName, o.fileExt, o.fileSize, o.headings
       FROM d JOIN o ON o.rowid = d.rowid WHERE d.id = ?`,
    );
    this.#atUrl = database.prepare('SELECT rowid FROM d WHERE url = ? ORDER BY id');
  }

  count(lookup: Lookup, filters: VisibleFilters): number {
    return this.#visible(lookup, filters).length;
  }

  countByType(lookup: Lookup, filters: VisibleFilters): Map<DocType, number> {
    const counts = new Map<DocType, number>();
    for (const row of this.#visible(lookup, filters)) {
      const docType = this.#columns.docType(row);
      counts.set(docType, (counts.get(docType) ?? 0) + 1);
    }
    return counts;
  }

  countByFacet(lookup: Lookup, { facets = {}, ...unlimited }: VisibleFilters): FacetCounts {
    return this.#columns.countFacets(this.#visible(lookup, unlimited), facets);
  }

  find(lookup: Lookup, filters: VisibleFilters, limit: number): Found[] {
    const matches = this.#matches(lookup);
    const { scores } = matches;
    const rows = bestRows(this.#visible(lookup, filters), (row) => scores[row] as number, limit);
    return rows.map((row) => this.#toFound(row, matches));
  }

  list(
    lookup: Lookup,
    filters: VisibleFilters,
    order: 'newest' | 'oldest' | 'bm25',
    { offset, limit }: { offset: number; limit: number },
  ): string[] {
    const { days } = this.#columns;
    const matches = this.#matches(lookup);
    const keyOf = {
      newest: (row: number) => days[row] as number,
      oldest: (row: number) => -(days[row] as number),
      bm25: (row: number) => matches.scores[row] as number,
    }[order];
    const rows = bestRows(this.#visible(lookup, filters), keyOf, offset + limit);
    return rows.slice(offset).map((row) => this.#columns.id(row));
  }

  pins(lookup: Lookup, filters: VisibleFilters, urls: readonly string[]): Pin[] {
    const matches = this.#matches(lookup);
    return urls
      .flatMap((url) => this.#atUrl.all(url) as { rowid: number }[])
      .filter(({ rowid }) => this.#columns.visibleAmong(Uint32Array.of(rowid), filters).length > 0)
      .map(({ rowid }) => ({
        id: this.#columns.id(rowid),
        docType: this.#columns.docType(rowid),
        isFound: matches.has(rowid),
      }));
  }

  originals(ids: readonly string[]): Original[] {
    return ids.flatMap((id) => {
      const row = this.#original.get(id) as OriginalRow | undefined;
      return row === undefined ? [] : [toOriginal(row)];
    });
  }

  #matches(lookup: Lookup): LookupMatches {
    return this.#found(lookup).matches;
  }

  #found(lookup: Lookup): LookedUp {
    const key = JSON.stringify([lookup.need, lookup.groups, lookup.tree.groups]);
    const known = this.#lookedUp.get(key);
    if (known !== undefined) return known;
    const matches = new LookupMatches(this.#lists, lookup, this.#columns.lengths);
    const found = { matches, visible: new Map<string, Uint32Array>() };
    this.#lookedUp.set(key, found);
    const [oldest = key] = this.#lookedUp.keys();
    if (this.#lookedUp.size > MOST_LOOKUPS) this.#lookedUp.delete(oldest);
    return found;
  }

  #visible(lookup: Lookup, filters: VisibleFilters): Uint32Array {
    const { matches, visible } = this.#found(lookup);
    const { language, now, docTypes, from, to, facets } = filters;
    const key = JSON.stringify([language, now, docTypes, from, to, facets]);
    const known = visible.get(key);
    if (known !== undefined) return known;
    const rows = this.#columns.visibleAmong(matches.rows, filters);
    if (visible.size >= MOST_FILTERS) visible.clear();
    visible.set(key, rows);
    return rows;
  }

  #toFound(row: number, matches: LookupMatches): Found {
    return {
      ...this.#columns.facts(row),
      bm25: matches.scores[row] as number,
      matches: matches.weights(row),
      titleMatches: matches.titleWeights(row),
      leadMatches: matches.leadWeights(row),
      tagMatches: matches.tagWeights(row),
      characters: this.#columns.characters(row),
      titleTerms: this.#columns.titleTerms(row),
    };
  }
}

function toOriginal({ type, lang, date, tags, fileExt, fileSize, headings, ...row }: OriginalRow): Original {
  return {
    ...row,
    docType: type,
    language: lang,
    publishDate: date,
    tags: JSON.parse(tags) as string[],
    headings: headings === null ? [] : (JSON.parse(headings) as Heading[]),
    ...(fileExt !== null && { fileExt }),
    ...(fileSize !== null && { fileSize }),
  };
}
