import { describe, expect, it } from 'vitest';
import { digestOf, VisitorSketch } from './visitor-sketch.ts';

function sketchOf(from: number, to: number): VisitorSketch {
  const sketch = new VisitorSketch();
  for (let i = from; i < to; i += 1) sketch.add(digestOf(`visitor ${i}`));
  return sketch;
}

describe('a sketch of visitors', () => {
  // Four standard errors, below which one in sixteen thousand lies; the ids are the same in every run.
  it.each([1, 10, 300, 2_000, 5_000, 20_000, 200_000])('estimates %i of them', (count) => {
    expect(Math.abs(sketchOf(0, count).estimate() / count - 1)).toBeLessThan(0.092);
  });

  it('says nought of nobody, and counts nobody twice', () => {
    expect(new VisitorSketch().estimate()).toBe(0);
    const twice = sketchOf(0, 100);
    for (let i = 0; i < 100; i += 1) twice.add(digestOf(`visitor ${i}`));
    expect(twice.estimate()).toBe(sketchOf(0, 100).estimate());
  });

  it.each([50, 20_000])('of %i packed and put together with another says what one of all says', (count) => {
    const together = new VisitorSketch();
    together.addPacked(sketchOf(0, count).packed());
    together.addPacked(sketchOf(count / 2, count * 2).packed());
    expect(together.estimate()).toBe(sketchOf(0, count * 2).estimate());
  });

  it('takes no more room than its registers, and three bytes each while there are few', () => {
    expect(sketchOf(0, 20_000).packed()).toHaveLength(2_048);
    expect(sketchOf(0, 10).packed()).toHaveLength(30);
  });
});
