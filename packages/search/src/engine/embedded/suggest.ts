import type { Language } from '@bank/contract';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { spellingOf } from '../../analyse/normalise.ts';
import { readingOf } from '../../analyse/reading.ts';
import { escapeHtml } from '../../highlight/escape-html.ts';
import { boundKeyword } from '../../query/plan-query.ts';
import type { DocType } from '../search-document.ts';
import type { Suggestion } from '../search-engine.ts';
import { SHOWN_BITS } from './index-schema.ts';
import { slipsOf } from './typing-slips.ts';

interface SuggestionRow {
  text: string;
  spelling: string;
  type: DocType;
  url: string | null;
  /** Where what was typed begins in the spelling. */
  at: number;
}

/** How a text can be typed. */
const WAYS = ['spelling', 'pinyin', 'initials'] as const;
type Way = (typeof WAYS)[number];
type Statements = Readonly<Record<Way, StatementSync>>;

/** Beyond every character that a text may go on with. */
const LAST = '\uffff';
/** Of what people ask for; the rest is what pages say. */
const MOST_ASKED = 3;

/**
 * Completes what is typed: what many people ask for, then titles and tags that begin so, then those with a later word that
 * begins so; by characters, pinyin, then initials. Where there is none of these, what sounds the same or differs by a slip.
 */
export class Suggester {
  readonly #begin: Statements;
  readonly #inside: Statements;
  readonly #exists: Statements;
  readonly #called: StatementSync;
  readonly #readings = new Map<string, ReturnType<typeof readingOf>>();

  constructor(database: DatabaseSync) {
    const each = (sql: (way: Way) => string): Statements => ({
      spelling: database.prepare(sql('spelling')),
      pinyin: database.prepare(sql('pinyin')),
      initials: database.prepare(sql('initials')),
    });
    this.#begin = each(
      (way) => `SELECT text, spelling, type, url, 0 AS at FROM suggestion
         WHERE ${way} >= ? AND ${way} < ? AND (shown & ?) != 0
         ORDER BY weight DESC, length(text), text LIMIT ?`,
    );
    this.#inside = each(
      (way) => `SELECT s.text, s.spelling, s.type, s.url, i.at FROM suggestionPart i
         JOIN suggestion s ON s.rowid = i.suggestion
         WHERE i.${way} >= ? AND i.${way} < ? AND i.${way} != '' AND (s.shown & ?) != 0
         ORDER BY s.weight DESC, length(s.text), s.text LIMIT ?`,
    );
    this.#exists = each(
      (way) => `SELECT 1 FROM suggestion WHERE ${way} >= ? AND ${way} < ? AND (shown & ?) != 0 LIMIT 1`,
    );
    this.#called = database.prepare(
      'SELECT text, spelling, type, url, 0 AS at FROM suggestion WHERE spelling = ? AND (shown & ?) != 0 ORDER BY url IS NULL LIMIT 1',
    );
  }

  /** `asked`: what many people search for in this language, most wanted first. */
  suggest(text: string, language: Language, limit: number, asked: readonly string[] = []): Suggestion[] {
    const typed = spellingOf(boundKeyword(text));
    if (typed === '') return [];
    const letters = typed.replace(/[\s']/g, '');
    const isLatin = /^[a-z0-9]+$/.test(letters);
    const found = new Map<string, Suggestion>();
    for (const keyword of asked) {
      if (found.size >= Math.min(MOST_ASKED, limit)) break;
      const row = this.#asAsked(keyword, language, typed, isLatin ? letters : undefined);
      if (row !== undefined) found.set(row.spelling, toSuggestion(row, typed));
    }
    const add = (statement: StatementSync, from: string, marked: string) => {
      if (found.size >= limit) return;
      const rows = statement.all(
        from,
        from + LAST,
        SHOWN_BITS[language],
        limit,
      ) as unknown as SuggestionRow[];
      for (const row of rows)
        if (!found.has(row.spelling)) found.set(row.spelling, toSuggestion(row, marked));
    };
    for (const statements of [this.#begin, this.#inside]) {
      add(statements.spelling, typed, typed);
      if (!isLatin) continue;
      add(statements.pinyin, letters, typed);
      add(statements.initials, letters, typed);
    }
    if (found.size === 0) {
      for (const [way, meant] of this.#forgiven(typed, letters, language)) add(this.#begin[way], meant, '');
    }
    return [...found.values()].slice(0, limit);
  }

  #asAsked(
    keyword: string,
    language: Language,
    typed: string,
    letters: string | undefined,
  ): SuggestionRow | undefined {
    const spelling = spellingOf(keyword).trim();
    const { pinyin, initials } = this.#readingOf(spelling);
    const isMeant =
      spelling.startsWith(typed) ||
      (letters !== undefined && (pinyin.startsWith(letters) || initials.startsWith(letters)));
    if (!isMeant) return undefined;
    // A page that is called so is what they are led to.
    const called = this.#called.get(spelling, SHOWN_BITS[language]) as SuggestionRow | undefined;
    return called ?? { text: keyword, spelling, type: 'PRODUCT', url: null, at: 0 };
  }

  #readingOf(spelling: string) {
    const known = this.#readings.get(spelling);
    if (known !== undefined) return known;
    if (this.#readings.size >= 100) this.#readings.clear();
    const reading = readingOf(spelling);
    this.#readings.set(spelling, reading);
    return reading;
  }

  /** 里财 sounds like 理财; lciai and intrest differ from licai and interest by a letter. */
  #forgiven(typed: string, letters: string, language: Language): (readonly [Way, string])[] {
    const begins = (way: Way) => (prefix: string) =>
      this.#exists[way].get(prefix, prefix + LAST, SHOWN_BITS[language]) !== undefined;
    if (/^\p{Script=Han}{2,}$/u.test(letters)) return [['pinyin', readingOf(letters).pinyin]];
    if (!/^[a-z ]+$/.test(typed)) return [];
    return [
      ...slipsOf(typed, begins('spelling')).map((meant) => ['spelling', meant] as const),
      ...slipsOf(letters, begins('pinyin')).map((meant) => ['pinyin', meant] as const),
    ];
  }
}

function toSuggestion({ text, spelling, type, url, at }: SuggestionRow, typed: string): Suggestion {
  const isMarked = typed !== '' && spelling.startsWith(typed, at) && text.length === spelling.length;
  const [from, to] = isMarked ? [at, at + typed.length] : [0, 0];
  const marked = isMarked ? `<mark>${escapeHtml(text.slice(from, to))}</mark>` : '';
  return {
    text,
    docType: type,
    ...(url !== null && { url }),
    hitHtml: `${escapeHtml(text.slice(0, from))}${marked}${escapeHtml(text.slice(to))}`,
  };
}
