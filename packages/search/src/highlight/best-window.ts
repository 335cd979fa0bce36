import type { Mark } from './find-marks.ts';

export interface Window {
  readonly start: number;
  readonly end: number;
}

/** Where words begin and end, in the original text; see `TextCut`. */
interface WordEdges {
  edgeUpTo(most: number): number;
  edgeFrom(least: number): number | undefined;
}

/** More marks than this in one text say nothing about where to look. */
const MOST_MARKS = 300;
const SENTENCE_START = /[。！？；\n]+|[.!?;]\s+/g;

/**
 * The stretch of at most about `length` units with the most distinct terms, from the beginning of a sentence or
 * word on.
 */
export function bestWindow(text: string, marks: readonly Mark[], edges: WordEdges, length: number): Window {
  if (text.length <= length) return { start: 0, end: text.length };
  const sentences = [0, ...[...text.matchAll(SENTENCE_START)].map((m) => m.index + m[0].length)];
  let best: Window & { distinct: number } = { start: 0, end: endFrom(0, text, edges, length), distinct: 0 };
  for (const [index, mark] of marks.slice(0, MOST_MARKS).entries()) {
    const start = startBefore(mark.start, sentences, edges, length);
    const end = endFrom(start, text, edges, length);
    const terms = new Set<string>();
    for (let at = index; at < marks.length && (marks[at] as Mark).end <= end; at += 1) {
      terms.add((marks[at] as Mark).term);
    }
    if (terms.size > best.distinct) best = { start, end, distinct: terms.size };
  }
  return best;
}

function startBefore(at: number, sentences: readonly number[], edges: WordEdges, length: number): number {
  const sentence = lastUpTo(sentences, at);
  if (at - sentence <= length / 3) return sentence;
  const wanted = at - length / 5;
  const after = edges.edgeFrom(wanted);
  return after !== undefined && after <= at ? after : edges.edgeUpTo(wanted);
}

function endFrom(start: number, text: string, edges: WordEdges, length: number): number {
  if (start + length >= text.length) return text.length;
  const edge = edges.edgeUpTo(start + length);
  return edge > start ? edge : start + length;
}

/** The largest of ascending `numbers` that is not beyond `most`, or 0. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= most) low = middle + 1;
    else high = middle;
  }
  return numbers[low - 1] ?? 0;
}
