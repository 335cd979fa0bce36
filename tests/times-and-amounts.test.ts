import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['content/site', 'content/cards', 'packages/site/src/words'];

/** An hour of one figure: not a gradient of 1:12, a length of 1:31 nor an offset of +8:00. */
const SHORT = /(?<![\d:.T+\-/A-Za-z])\d:[0-5]\d(?![\d:%])/g;
const OTHERWISE = new Set(['1:12', '1:31', '2:48']);

test('times of day are written as the hours of branches are, in both languages: 09:00', () => {
  const told = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:md|ya?ml|csv|ts)$/.test(name))
      .flatMap((name) => {
        const times = readFileSync(join(ROOT, folder, name), 'utf8').match(SHORT) ?? [];
        return times.filter((time) => !OTHERWISE.has(time)).map((time) => `${name}: ${time}`);
      }),
  );
  expect(told).toEqual([]);
});

test('a currency in English words is parted from its number by a space at which no line ends', () => {
  const words = join(ROOT, 'packages/site/src/words');
  const told = readdirSync(words, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('en.ts'))
    .flatMap(
      (name) => readFileSync(join(words, name), 'utf8').match(/\b(?:CNY|USD|EUR) (?:\d|\$\{).*/g) ?? [],
    );
  expect(told).toEqual([]);
});
