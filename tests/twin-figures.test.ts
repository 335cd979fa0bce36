import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SITE = resolve(import.meta.dirname, '../content/site');

/** Rates and shares such as 2.38%, which no language converts as it does 亿 and billions. */
const RATE = /(?<![\d.,])\d+\.\d+(?=\s?%)/g;
const ratesOf = (file: string) => new Set(readFileSync(file, 'utf8').match(RATE));

test('an English text says every rate that its Chinese twin says', () => {
  const pairs = ['articles', 'edu-items']
    .flatMap((folder) =>
      readdirSync(join(SITE, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.zh.md'))
        .map((name) => join(SITE, folder, name)),
    )
    .map((chinese) => ({ chinese, english: chinese.replace(/\.zh\.md$/, '.en.md') }))
    .filter(({ english }) => existsSync(english));
  expect(pairs.length).toBeGreaterThan(300);
  const missing = pairs.flatMap(({ chinese, english }) => {
    const said = ratesOf(english);
    return [...ratesOf(chinese)].filter((rate) => !said.has(rate)).map((rate) => `${english}: ${rate}%`);
  });
  expect(missing).toEqual([]);
});
