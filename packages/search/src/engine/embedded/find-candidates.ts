import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Language } from '@bank/contract';
import type { Group } from '../../query/query-tree.ts';
import { matchGroup, termText } from '../../rank/match-group.ts';
import { titleShare } from '../../rank/title-share.ts';
import { COLUMN_WEIGHTS } from '../index-row.ts';
import type { Found, Lookup, Pin } from '../search-backend.ts';
import type { DocType, DocumentKind } from '../search-document.ts';

interface FilterRow {
  rowid: number;
  id: string;
  lang: Language;
  type: DocType;
  kind: DocumentKind;
  date: string;
  popularity: number;
  score: number;
}

/** Reads matching rows and how they match; every statement takes an expression made by `match-expression.ts`. */
export class CandidateFinder {
  readonly #database: DatabaseSync;
  readonly #short: StatementSync;
  readonly #long: StatementSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
    // The table in which FTS5 keeps the columns, as c0 and so on: a third faster than through the virtual table.
    this.#short = database.prepare(
      'SELECT c0 AS title, c1 AS tags, c2 AS code, c3 AS tsub FROM f_content WHERE id = ?',
    );
    this.#long = database.prepare('SELECT c4 AS body, c5 AS bsub FROM f_content WHERE id = ?');
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** The best by bm25, with how each group matches, in no order that matters. */
  find(lookup: Lookup, expression: string, filter: RowFilter, limit: number): Found[] {
    const rows = this.#prepared(
      `SELECT d.rowid, d.id, d.lang, d.type, d.kind, d.date, d.popularity, -bm25(f, ${COLUMN_WEIGHTS.join(', ')}) AS score
       FROM f JOIN d ON d.rowid = f.rowid WHERE f MATCH :expression AND ${filter.sql}
       ORDER BY score DESC, d.rowid LIMIT :limit`,
    ).all({ ...filter.values, expression, limit }) as unknown as FilterRow[];
    return rows.map((row) => this.#toFound(row, lookup));
  }

  count(expression: string, filter: RowFilter): number {
    const row = this.#prepared(
      `SELECT count(*) AS total FROM f JOIN d ON d.rowid = f.rowid WHERE f MATCH :expression AND ${filter.sql}`,
    ).get({ ...filter.values, expression }) as { total: number };
    return row.total;
  }

  countByType(expression: string, filter: RowFilter): Map<DocType, number> {
    const rows = this.#prepared(
      `SELECT d.type, count(*) AS total FROM f JOIN d ON d.rowid = f.rowid
       WHERE f MATCH :expression AND ${filter.sql} GROUP BY d.type`,
    ).all({ ...filter.values, expression }) as { type: DocType; total: number }[];
    return new Map(rows.map(({ type, total }) => [type, total]));
  }

  list(
    expression: string,
    filter: RowFilter,
    order: 'newest' | 'oldest' | 'bm25',
    { limit, offset }: { limit: number; offset: number },
  ): string[] {
    const by = {
      newest: 'd.date DESC, d.rowid',
      oldest: 'd.date ASC, d.rowid',
      bm25: `bm25(f, ${COLUMN_WEIGHTS.join(', ')}), d.rowid`,
    }[order];
    const rows = this.#prepared(
      `SELECT d.id FROM f JOIN d ON d.rowid = f.rowid WHERE f MATCH :expression AND ${filter.sql}
       ORDER BY ${by} LIMIT :limit OFFSET :offset`,
    ).all({ ...filter.values, expression, limit, offset }) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  pins(expression: string, filter: RowFilter, urls: readonly string[]): Pin[] {
    const rows = this.#prepared(
      `SELECT d.id, d.type, EXISTS (SELECT 1 FROM f WHERE f MATCH :expression AND f.rowid = d.rowid) AS found
       FROM json_each(:urls) u JOIN d ON d.url = u.value WHERE ${filter.sql} ORDER BY u.key, d.id`,
    ).all({ ...filter.values, expression, urls: JSON.stringify(urls) }) as {
      id: string;
      type: DocType;
      found: number;
    }[];
    return rows.map(({ id, type, found }) => ({ id, docType: type, isFound: found === 1 }));
  }

  #toFound(row: FilterRow, { tree, need, groups }: Lookup): Found {
    const short = this.#short.get(row.rowid) as Record<'title' | 'tags' | 'code' | 'tsub', string>;
    const title = termText(short.title);
    const titles = [title, termText(short.tsub)];
    const shortTexts = [...titles, termText(short.tags), termText(short.code)];
    let allTexts: string[] | undefined;
    const matchOf = (group: Group): number => {
      const match = matchGroup(group, shortTexts);
      if (match === 1) return match;
      // Found because it has this group, and there is one way to have it.
      if (need === 'all' && group.alts.length === 1 && groups.includes(group))
        return group.alts[0]?.weight ?? 0;
      allTexts ??= [...shortTexts, ...this.#longTexts(row.rowid)];
      return matchGroup(group, allTexts);
    };
    const titleMatches = tree.groups.map((group) => matchGroup(group, titles));
    return {
      id: row.id,
      docType: row.type,
      bm25: row.score,
      matches: tree.groups.map(matchOf),
      titleMatches,
      titleShare: titleShare(titleMatches, tree.terms, short.title),
      isWholeTitle: title === termText(tree.terms.join(' ')),
      phraseInTitle: tree.terms.length > 0 && title.includes(` ${tree.terms.join(' ')} `),
      kind: row.kind,
      language: row.lang,
      date: row.date,
      popularity: row.popularity,
    };
  }

  #longTexts(rowid: number): string[] {
    const { body, bsub } = this.#long.get(rowid) as { body: string; bsub: string };
    return [termText(body), termText(bsub)];
  }
}

/** A condition on `d` with its values. */
export interface RowFilter {
  readonly sql: string;
  readonly values: Readonly<Record<string, string | number>>;
}
