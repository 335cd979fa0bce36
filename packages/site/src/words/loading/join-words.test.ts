import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { beforeHan } from './join-words.ts';

it('a space stands between figures and a Chinese word, and none after a day in prose', () => {
  expect(`${beforeHan('2026-11-20')}起`).toBe('2026-11-20 起');
  expect(`${beforeHan('2026 年 11 月 20 日')}起`).toBe('2026 年 11 月 20 日起');
});

it('the Chinese words join every day so', () => {
  const dictionaries = globSync('**/zh-cn.ts', { cwd: resolve(import.meta.dirname, '..') });
  expect(dictionaries.length).toBeGreaterThan(40);
  const joined = dictionaries.flatMap((file) =>
    readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')
      .split('\n')
      .filter((line) => /\$\{(?:day|from)\} ?\p{Script=Han}/u.test(line) && /\bday\b|至/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(joined).toEqual([]);
});
