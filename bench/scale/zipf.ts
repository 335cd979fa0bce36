import type { Random } from '../random.ts';

/** How often each of `count` things is asked for, the favourite first; the shares add up to 1. */
export function zipfShares(count: number, exponent: number): Float64Array {
  const weights = Float64Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Draws one of the things by their shares. */
export function createDraw(shares: Float64Array, random: Random): () => number {
  let sum = 0;
  const upTo = shares.map((share) => (sum += share));
  return () => {
    const drawn = random() * sum;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 1) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
