import type { Dictionary } from '../analyse/dictionary.ts';
import { bestWindow, type Window } from './best-window.ts';
import { escapeHtml } from './escape-html.ts';
import { findMarks, type Mark, type MarkPatterns } from './find-marks.ts';
import { TextCut } from './text-cut.ts';

/** What an extract shows, in UTF-16 units: about two lines of a result. */
const CHINESE_LENGTH = 110;
const LATIN_LENGTH = 220;
/** No extract is looked for further down a text than this. */
const LONGEST_TEXT = 20_000;

/** The whole text, escaped, with the query's terms in `<mark>`. */
export function highlightWhole(dictionary: Dictionary, text: string, patterns: MarkPatterns): string {
  const cut = new TextCut(dictionary, text);
  const whole = { start: 0, end: cut.normalised.original.length };
  return markedHtml(cut.normalised.original, findMarks(cut, patterns), whole);
}

export interface Extract {
  /** Escaped and marked; `…` where text is left out. */
  readonly html: string;
  /** Where in the text its first mark is; undefined where it has none. */
  readonly markAt: number | undefined;
}

/** The part of the text that says most about the query. */
export function highlightExtract(dictionary: Dictionary, text: string, patterns: MarkPatterns): Extract {
  const cut = new TextCut(dictionary, text.slice(0, LONGEST_TEXT));
  const { original } = cut.normalised;
  const marks = findMarks(cut, patterns);
  const length = /\p{Script=Han}/u.test(original) ? CHINESE_LENGTH : LATIN_LENGTH;
  const window = bestWindow(original, marks, cut, length);
  const html = markedHtml(original, marks, window).replace(/\s+/g, ' ').trim();
  const shown = marks.find(({ start, end }) => start >= window.start && end <= window.end);
  return {
    html: `${window.start > 0 ? '…' : ''}${html}${window.end < original.length ? '…' : ''}`,
    markAt: shown?.start,
  };
}

function markedHtml(text: string, marks: readonly Mark[], window: Window): string {
  let html = '';
  let at = window.start;
  let open = false;
  for (const mark of marks) {
    if (mark.start < at || mark.end > window.end) continue;
    // Neighbours become one mark: a screen reader would announce each.
    if (open && mark.start > at) html += '</mark>';
    if (!open || mark.start > at) html += `${escapeHtml(text.slice(at, mark.start))}<mark>`;
    html += escapeHtml(text.slice(mark.start, mark.end));
    at = mark.end;
    open = true;
  }
  return `${html}${open ? '</mark>' : ''}${escapeHtml(text.slice(at, window.end))}`;
}
