import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';

/* Lists of articles have a column of pictures: a cover, else the first fact. A text with neither leaves a hole in it. */

const ARTICLES = new URL('../content/site/articles/', import.meta.url);
/** Services, cases and papers stand in lists without pictures. */
const WITHOUT_PICTURES = /^(2010(01|03|04|05)|30100[1-4])\//;

const Front = z.object({
  cover: z.string().default(''),
  facts: z.array(z.object({ label: z.string() })).default([]),
});

const texts = new Map(
  globSync('**/*.md', { cwd: ARTICLES })
    .filter((file) => !WITHOUT_PICTURES.test(file))
    .map((file) => {
      const [, front = ''] = readFileSync(new URL(file, ARTICLES), 'utf8').split(/^---$/m);
      return [file, Front.parse(parse(front))];
    }),
);

/** An English text has the cover of its Chinese twin. */
function hasPicture(file: string): boolean {
  const own = texts.get(file);
  const twin = texts.get(file.replace(/\.en\.md$/, '.zh.md'));
  return (own?.facts.length ?? 0) > 0 || (own?.cover ?? '') !== '' || (twin?.cover ?? '') !== '';
}

describe('the lists of articles', () => {
  it('have a picture or a number beside every text', () => {
    expect(texts.size).toBeGreaterThan(200);
    expect([...texts.keys()].filter((file) => !hasPicture(file))).toEqual([]);
  });
});
