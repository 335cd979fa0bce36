import { createHash } from 'node:crypto';
import type { Dictionary } from './dictionary.ts';
import { spellingOf } from './normalise.ts';
import { wholeWordFrequency } from './whole-word-frequency.ts';
import { HAN_ONLY, type WordList } from './word-list.ts';

/** Raise when the same words would give another tree; dictionary files and indexes of before are then rebuilt. */
const TREE_VERSION = 1;

/** Names the dictionary that the base with this hash and our own words make. */
export function dictionaryHash(baseHash: string, words: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([TREE_VERSION, baseHash, spelledOnce(words)]))
    .digest('hex')
    .slice(0, 16);
}

/** Our words of two characters or more, once each, in one order. */
function spelledOnce(words: readonly string[]): string[] {
  const spelled = words.map((word) => spellingOf(word.trim()));
  return [...new Set(spelled.filter((word) => Array.from(word).length > 1 && HAN_ONLY.test(word)))].sort();
}

/**
 * The base words and our own. A word that the base knows keeps its frequency: raising it would tear apart its
 * neighbours (留|存单|据 instead of 留存|单据).
 */
export function buildDictionary(base: WordList, words: readonly string[], hash: string): Dictionary {
  const frequencies = new Map(base.frequencies);
  for (const word of spelledOnce(words)) {
    if (!base.frequencies.has(word)) frequencies.set(word, wholeWordFrequency(base, word));
  }
  const sorted = [...frequencies.keys()].sort(byUnits);
  const logTotal = Math.log(base.total);
  const tree = buildTree(sorted, (word) => Math.log(frequencies.get(word) ?? 1) - logTotal);
  return { hash, unknownWeight: -logTotal, ...tree };
}

function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Span {
  from: number;
  to: number;
  depth: number;
}

function buildTree(words: readonly string[], weightOf: (word: string) => number) {
  const unit: number[] = [0];
  const weight: number[] = [0];
  const firstChild: number[] = [];
  const spans: Span[] = [{ from: 0, to: words.length, depth: 0 }];
  for (let node = 0; node < spans.length; node += 1) {
    const span = spans[node] as Span;
    firstChild.push(spans.length);
    let at = span.from;
    // Sorted, so the word that ends at this node comes first.
    if (words[at]?.length === span.depth) at += 1;
    while (at < span.to) {
      const next = (words[at] as string).charCodeAt(span.depth);
      const from = at;
      while (at < span.to && (words[at] as string).charCodeAt(span.depth) === next) at += 1;
      const first = words[from] as string;
      unit.push(next);
      weight.push(first.length === span.depth + 1 ? weightOf(first) : 0);
      spans.push({ from, to: at, depth: span.depth + 1 });
    }
  }
  firstChild.push(spans.length);
  const start = new Uint32Array(0x10000);
  for (let child = firstChild[0] as number; child < (firstChild[1] as number); child += 1) {
    start[unit[child] as number] = child;
  }
  return {
    firstChild: Uint32Array.from(firstChild),
    unit: Uint16Array.from(unit),
    weight: Float32Array.from(weight),
    start,
  };
}
