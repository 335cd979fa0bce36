import { readFileSync } from 'node:fs';
import { DotProducts } from './dot-products.ts';
import { scriptOf, type Script } from './meaning.ts';

const FILE = new URL('../../../data/unrelated-keywords.txt', import.meta.url);
/** The two most like a bank by chance say nothing: a museum that it once supported. */
const LEFT_OUT = 2;

/** Keywords about what no bank has, of both scripts. */
export function unrelatedKeywords(): string[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * What is near enough, by script: nearer than what has nothing to do with a bank comes to these passages. Models differ in what
 * cosines they give to strangers, so that this is measured with each set of passages and set by nobody.
 */
export function measureFloors(
  unrelated: readonly { keyword: string; vector: Int8Array }[],
  passages: readonly Int8Array[],
): Record<Script, number> {
  const dimensions = passages[0]?.length ?? 0;
  const products = new DotProducts(passages, passages.length, dimensions);
  const nearest: Record<Script, number[]> = { han: [], latin: [] };
  for (const { keyword, vector } of unrelated) {
    const cosines = products.cosines(Float32Array.from(vector));
    nearest[scriptOf(keyword)].push(cosines.reduce((most, cosine) => Math.max(most, cosine), -1));
  }
  return { han: floorOf(nearest.han), latin: floorOf(nearest.latin) };
}

function floorOf(nearest: readonly number[]): number {
  const sorted = nearest.toSorted((a, b) => b - a);
  return sorted[Math.min(LEFT_OUT, sorted.length - 1)] ?? 1;
}
