import { expect, it } from 'vitest';
import { DotProducts } from './dot-products.ts';
import { quantise } from './quantise.ts';

/** The same numbers from -1 to 1 on every run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}
const cosine = (a: Float32Array, b: Float32Array) => {
  const dot = (x: Float32Array, y: Float32Array) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};

it.each([1, 15, 16, 17, 384, 1_024])('compares vectors of %i numbers as plain sums do', (dimensions) => {
  const next = numbers(dimensions);
  const aVector = () => Float32Array.from({ length: dimensions }, next);
  const vectors = Array.from({ length: 300 }, aVector);
  const products = new DotProducts(vectors.map(quantise), vectors.length, dimensions);
  for (const asked of [aVector(), aVector(), vectors[7] as Float32Array]) {
    const cosines = products.cosines(asked);
    expect(cosines).toHaveLength(300);
    for (const [at, vector] of vectors.entries()) expect(cosines[at]).toBeCloseTo(cosine(asked, vector), 1.9);
  }
});

it('multiplies the largest bytes without running over', () => {
  const most = new Float32Array(4_096).fill(1);
  const least = new Float32Array(4_096).fill(-1);
  const products = new DotProducts([quantise(most), quantise(least)], 2, 4_096);
  expect([...products.cosines(most)]).toEqual([1, -1]);
});

it('compares with none', () => {
  expect(new DotProducts([], 0, 384).cosines(new Float32Array(384).fill(1))).toHaveLength(0);
});
