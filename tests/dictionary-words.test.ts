import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, it } from 'vitest';

/* The words of the pages keep to the glossary, as the texts of the content do. */

const ROOT = new URL('../', import.meta.url);
const terms = parse(readFileSync(new URL('content/glossary.yaml', ROOT), 'utf8')) as {
  en: string;
  forbidden: string[];
}[];
const instead = new Map(
  terms.flatMap(({ en, forbidden }) => forbidden.map((variant) => [variant.toLowerCase(), en] as const)),
);
const variants = [...instead.keys()].map((variant) =>
  variant.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
);
/** Each as a word of its own, also in the plural. */
const FORBIDDEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${variants.join('|')})(?:s|es)?(?![\p{L}\p{N}-])`,
  'giu',
);

const FILES = [
  ...globSync('packages/site/src/words/**/en.ts', { cwd: ROOT }),
  ...globSync('packages/contract/src/names/en/*.ts', { cwd: ROOT }),
  'packages/studio/src/words/en.ts',
];

/** Each text of a dictionary with its key; one that takes values is its own source. */
function textsIn(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') return [[key, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, key === '' ? name : `${key}.${name}`));
}

it('the words of the English pages are those of the glossary [LANG-1]', async () => {
  const texts = await Promise.all(
    FILES.map(async (file) => textsIn({ ...(await import(new URL(file, ROOT).href)) }, '')),
  );
  expect(texts.flat().length).toBeGreaterThan(2_000);
  const broken = texts
    .flat()
    .flatMap(([key, text]) =>
      [...text.matchAll(FORBIDDEN)].map(
        ([, variant = '']) => `${key}: “${variant}” for “${instead.get(variant.toLowerCase())}”`,
      ),
    );
  expect(broken).toEqual([]);
});
