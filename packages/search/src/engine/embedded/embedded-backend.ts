import type { Language, UrlType } from '@bank/contract';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Found, Lookup, Original, Pin, SearchBackend, VisibleFilters } from '../search-backend.ts';
import type { DocType } from '../search-document.ts';
import { CandidateFinder } from './find-candidates.ts';
import { andExpression, orExpression } from './match-expression.ts';
import { rowFilter } from './row-filter.ts';

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
}

/** Finds documents in an index file. Every call blocks its thread: serve from `worker.ts`. */
export class EmbeddedBackend implements SearchBackend {
  readonly #finder: CandidateFinder;
  readonly #original: StatementSync;

  constructor(database: DatabaseSync) {
    this.#finder = new CandidateFinder(database);
    this.#original = database.prepare(
      `SELECT d.id, d.url, d.type, d.lang, d.date, o.title, o.summary, o.body, o.tags, o.urlType, o.columnId,
         o.columnName, o.fileExt, o.fileSize
       FROM d JOIN o ON o.rowid = d.rowid WHERE d.id = ?`,
    );
  }

  count(lookup: Lookup, filters: VisibleFilters): number {
    return this.#finder.count(expressionOf(lookup), rowFilter(filters));
  }

  countByType(lookup: Lookup, filters: VisibleFilters): Map<DocType, number> {
    return this.#finder.countByType(expressionOf(lookup), rowFilter(filters));
  }

  find(lookup: Lookup, filters: VisibleFilters, limit: number): Found[] {
    return this.#finder.find(lookup, expressionOf(lookup), rowFilter(filters), limit);
  }

  list(
    lookup: Lookup,
    filters: VisibleFilters,
    order: 'newest' | 'oldest' | 'bm25',
    range: { offset: number; limit: number },
  ): string[] {
    return this.#finder.list(expressionOf(lookup), rowFilter(filters), order, range);
  }

  pins(lookup: Lookup, filters: VisibleFilters, urls: readonly string[]): Pin[] {
    return this.#finder.pins(expressionOf(lookup), rowFilter(filters), urls);
  }

  originals(ids: readonly string[]): Original[] {
    return ids.flatMap((id) => {
      const row = this.#original.get(id) as OriginalRow | undefined;
      return row === undefined ? [] : [toOriginal(row)];
    });
  }
}

function expressionOf({ need, groups }: Lookup): string {
  return need === 'all' ? andExpression(groups) : orExpression(groups);
}

function toOriginal({ type, lang, date, tags, fileExt, fileSize, ...row }: OriginalRow): Original {
  return {
    ...row,
    docType: type,
    language: lang,
    publishDate: date,
    tags: JSON.parse(tags) as string[],
    ...(fileExt !== null && { fileExt }),
    ...(fileSize !== null && { fileSize }),
  };
}
