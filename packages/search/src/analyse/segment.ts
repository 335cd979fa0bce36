import { childOf, type Dictionary } from './dictionary.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A stretch of Chinese characters, and the node of the dictionary at which it ends as a word; 0 when it is none. */
export interface Cut extends Span {
  readonly node: number;
}

let scores = new Float64Array(1024);
let ends = new Int32Array(1024);
let nodes = new Uint32Array(1024);

/**
 * Cuts `text[from, to)`, Chinese characters in simplified spelling, into the most probable words; what no word
 * covers becomes single characters. `longest` (UTF-16 units) re-cuts a word into what it is made of.
 */
export function segment(dictionary: Dictionary, text: string, from: number, to: number, longest = 64): Cut[] {
  const size = to - from;
  if (size >= scores.length) {
    scores = new Float64Array(size * 2);
    ends = new Int32Array(size * 2);
    nodes = new Uint32Array(size * 2);
  }
  scores[size] = 0;
  for (let at = size - 1; at >= 0; at -= 1) chooseWord(dictionary, text, from, size, at, longest);
  const cuts: Cut[] = [];
  for (let at = 0; at < size; at = ends[at] as number) {
    cuts.push({ start: from + at, end: from + (ends[at] as number), node: nodes[at] as number });
  }
  return cuts;
}

function chooseWord(
  dictionary: Dictionary,
  text: string,
  from: number,
  size: number,
  at: number,
  longest: number,
): void {
  const unit = text.charCodeAt(from + at);
  // A rare character takes two units and must not be cut in the middle.
  const wide = unit >= 0xd800 && unit <= 0xdbff && at + 1 < size;
  let end = at + (wide ? 2 : 1);
  let best = dictionary.unknownWeight + (scores[end] as number);
  const limit = Math.min(size, at + longest);
  let word = 0;
  let node = dictionary.start[unit] as number;
  for (let to = at + 1; node !== 0; to += 1) {
    const weight = dictionary.weight[node] as number;
    if (weight !== 0 && weight + (scores[to] as number) >= best) {
      best = weight + (scores[to] as number);
      end = to;
      word = node;
    }
    if (to >= limit) break;
    node = childOf(dictionary, node, text.charCodeAt(from + to));
  }
  scores[at] = best;
  ends[at] = end;
  nodes[at] = word;
}

/**
 * The words inside a long word: 南京东路 → 南京, 东路; 手续费 → 手续. Cut by the same probabilities with a smaller
 * longest word, so none is invented across an edge (no 续费).
 */
export function innerWords(dictionary: Dictionary, text: string, { start, end }: Span): Cut[] {
  const length = end - start;
  if (length < 3) return [];
  const parts = segment(dictionary, text, start, end, length === 3 ? 2 : 3);
  return parts.filter((part) => part.end - part.start > 1);
}
