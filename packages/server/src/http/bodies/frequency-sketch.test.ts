import { expect, it } from 'vitest';
import { FrequencySketch } from './frequency-sketch.ts';

it('counts keys apart, up to 15', () => {
  const sketch = new FrequencySketch();
  for (let n = 0; n < 20; n += 1) sketch.count('/personal');
  for (let n = 0; n < 3; n += 1) sketch.count('/en/personal');
  expect(['/personal', '/en/personal', '/company'].map((key) => sketch.of(key))).toEqual([15, 3, 0]);
});

it('mistakes few keys for others, with as many as a large site has', () => {
  const sketch = new FrequencySketch();
  const keys = Array.from({ length: 20_000 }, (_, n) => `/news/detail?id=${n}`);
  for (const key of keys) sketch.count(key);
  const wrong = keys.filter((key) => sketch.of(key) !== 1);
  expect(wrong.length).toBeLessThan(keys.length / 20);
});

it('forgets by halves', () => {
  const sketch = new FrequencySketch();
  for (let n = 0; n < 8; n += 1) sketch.count('/personal');
  for (let n = 0; n < 65_536; n += 1) sketch.count(`/other-${n % 7}`);
  expect(sketch.of('/personal')).toBe(4);
});
