import type { Language } from '@bank/contract';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { spellingOf } from '../../analyse/normalise.ts';
import { escapeHtml } from '../../highlight/escape-html.ts';
import { boundKeyword } from '../../query/plan-query.ts';
import type { DocType } from '../search-document.ts';
import type { Suggestion } from '../search-engine.ts';
import { SHOWN_BITS } from './index-schema.ts';

interface SuggestionRow {
  text: string;
  spelling: string;
  type: DocType;
  url: string | null;
}

/** Beyond every character that a text may go on with. */
const LAST = '\uffff';

/** Completes what is typed, from titles and tags: by characters, then by pinyin, then by initials. */
export class Suggester {
  readonly #ranges: readonly StatementSync[];

  constructor(database: DatabaseSync) {
    this.#ranges = ['spelling', 'pinyin', 'initials'].map((column) =>
      database.prepare(
        `SELECT text, spelling, type, url FROM suggestion
         WHERE ${column} >= ? AND ${column} < ? AND (shown & ?) != 0
         ORDER BY weight DESC, length(text), text LIMIT ?`,
      ),
    );
  }

  suggest(text: string, language: Language, limit: number): Suggestion[] {
    const typed = spellingOf(boundKeyword(text));
    if (typed === '') return [];
    const letters = typed.replace(/[\s']/g, '');
    const [bySpelling, ...byReading] = this.#ranges;
    const scans = [{ statement: bySpelling, from: typed }];
    if (/^[a-z0-9]+$/.test(letters)) {
      scans.push(...byReading.map((statement) => ({ statement, from: letters })));
    }
    const found = new Map<string, Suggestion>();
    for (const { statement, from } of scans) {
      if (found.size >= limit) break;
      const rows = statement?.all(from, from + LAST, SHOWN_BITS[language], limit) ?? [];
      for (const row of rows as unknown as SuggestionRow[]) {
        if (!found.has(row.spelling)) found.set(row.spelling, toSuggestion(row, typed));
      }
    }
    return [...found.values()].slice(0, limit);
  }
}

function toSuggestion({ text, spelling, type, url }: SuggestionRow, typed: string): Suggestion {
  const isMarked = spelling.startsWith(typed) && text.length === spelling.length;
  const cut = isMarked ? typed.length : 0;
  const marked = cut === 0 ? '' : `<mark>${escapeHtml(text.slice(0, cut))}</mark>`;
  return {
    text,
    docType: type,
    ...(url !== null && { url }),
    hitHtml: `${marked}${escapeHtml(text.slice(cut))}`,
  };
}
