import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';

/* Papers that were never printed in English hang on English pages all the same, and their English names say so. */

const CONTENT = new URL('../content/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, CONTENT), 'utf8');

interface Paper {
  file: string;
  name: string;
}

function isPaper(value: object): value is Paper {
  return 'file' in value && typeof value.file === 'string' && 'name' in value && value.file.endsWith('.pdf');
}

function papersIn(value: unknown): Paper[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPaper(value) ? [value] : Object.values(value).flatMap(papersIn);
}

const frontOf = (file: string): unknown => parse(read(file).split(/^---$/m)[1] ?? '');

/** The Chinese and the English fields of everything that has both. */
function* twins(): Iterable<[name: string, chinese: unknown, english: unknown]> {
  const texts = new Set(globSync('**/*.md', { cwd: CONTENT }));
  for (const file of texts) {
    const chinese = file.replace(/\.en\.md$/, '.zh.md');
    if (file !== chinese && texts.has(chinese)) yield [file, frontOf(chinese), frontOf(file)];
  }
  for (const file of globSync('**/*.{yaml,json}', { cwd: CONTENT })) {
    const records: unknown = parse(read(file));
    for (const { key = '', zh, en } of (Array.isArray(records) ? records : []) as Record<string, unknown>[])
      if (zh !== undefined && en !== undefined) yield [`${file} ${String(key)}`, zh, en];
  }
}

test('an English name says of a Chinese paper that it is in Chinese [S1-lang]', () => {
  const chinese = [...twins()].flatMap(([name, zh, en]) => {
    const printed = new Set(papersIn(zh).map(({ file }) => file));
    return papersIn(en).flatMap((paper) => (printed.has(paper.file) ? [{ of: name, ...paper }] : []));
  });
  expect(chinese.length).toBeGreaterThan(150);
  expect(chinese.filter((paper) => !paper.name.endsWith(' (in Chinese)'))).toEqual([]);
});
