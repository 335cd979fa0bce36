import { expect, it } from 'vitest';
import { ChineseRuns } from './chinese-runs.ts';

it('gives every stretch of Chinese, also those that it does not know by heart', () => {
  const texts = Array.from(
    { length: 25_000 },
    (_, index) => `${String.fromCodePoint(0x4e00 + (index % 20_000))}行, plain`,
  );
  const runs = new ChineseRuns(100);
  runs.add({ texts });
  const found = [...runs];
  expect(new Set(found)).toEqual(new Set(texts.map((text) => text.slice(0, 2))));
  expect(found.slice(0, 3)).toEqual(['一行', '丁行', '丂行']);
  // As often as they are asked for.
  expect([...runs]).toEqual(found);
});

it('gives an endless stretch in pieces, whole characters each', () => {
  const runs = new ChineseRuns();
  const text = '\u{20000}'.repeat(1_200);
  runs.add(`${text}。`);
  expect([...runs].map((run) => Array.from(run).length)).toEqual([500, 200]);
});
