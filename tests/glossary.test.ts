import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';

/* The English terms of the Bank, and that its English texts keep to them. */

const CONTENT = new URL('../content/', import.meta.url);
const FORMS = /[.*+?^${}()|[\]\\]/g;
/** Fields that hold addresses, ids and names of files, which are the same in both languages. */
const NOT_WORDS =
  /(?:[uU]rl|Path|Id)$|^(?:path|ids?|key|code|files?|link|cover|scene|icon|component|page|related|prodCode|docNo|parent|email|dial)$/;

const Term = z.strictObject({
  zh: z.string().min(1),
  en: z.string().min(1),
  definition: z.string().regex(/\.$/, 'one sentence'),
  source: z.enum(['law', 'regulator', 'market', 'house']),
  forbidden: z.array(z.string().min(1)),
});
const terms = z.array(Term).parse(parse(read('glossary.yaml')));

function read(file: string): string {
  return readFileSync(new URL(file, CONTENT), 'utf8');
}

/** `certificate of deposit (CD)` without what stands in brackets. */
const bare = (en: string) => en.replace(/ \(.*\)/, '').toLowerCase();

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (NOT_WORDS.test(name) ? [] : wordsIn(one)));
}

/** What is read: no targets of links, no tags, no addresses. */
const readable = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/https?:\S+|\S+@\S+/g, ' ');

function textOf(file: string): string {
  if (file.endsWith('.md')) {
    const [, front = '', ...body] = read(file).split(/^---$/m);
    return readable([...wordsIn(parse(front)), ...body].join('\n'));
  }
  const records: unknown = parse(read(file));
  const english = (Array.isArray(records) ? records : []).map((record: { en?: unknown }) => record.en);
  return readable(wordsIn(english).join('\n'));
}

const texts = new Map<string, string>(
  globSync('**/*.{en.md,yaml}', { cwd: CONTENT })
    .filter((file) => file !== 'glossary.yaml')
    .map((file) => [file, textOf(file)]),
);

/** What is not said, in small letters, and what is said for it. */
const instead = new Map(
  terms.flatMap(({ en, forbidden }) => forbidden.map((variant) => [variant.toLowerCase(), en] as const)),
);
/** Each of them as a word of its own, also in the plural. */
const FORBIDDEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${[...instead.keys()].map((variant) => variant.replaceAll(FORMS, String.raw`\$&`)).join('|')})(?:s|es)?(?![\p{L}\p{N}-])`,
  'giu',
);

describe('the glossary', () => {
  it('names each Chinese term once, in English that no other term forbids', () => {
    const names = terms.map(({ zh }) => zh);
    expect(names.filter((zh, index) => names.indexOf(zh) !== index)).toEqual([]);
    const allowed = new Set(terms.map(({ en }) => bare(en)));
    const clashes = terms.flatMap(({ zh, forbidden }) =>
      forbidden.filter((variant) => allowed.has(bare(variant))).map((variant) => `${zh}: ${variant}`),
    );
    expect(clashes).toEqual([]);
    expect(terms.length).toBeGreaterThan(180);
  });

  it('is kept to by every English text', () => {
    expect(texts.size).toBeGreaterThan(100);
    const broken = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(FORBIDDEN)].map(
        ([, variant = '']) => `${file}: “${variant}” for “${instead.get(variant.toLowerCase())}”`,
      ),
    );
    expect(broken).toEqual([]);
  });
});
