import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { readGlossary } from '@bank/publish';

/* The English terms of the Bank. `content check` holds the English texts of records to them. */

const FILE = new URL('../content/glossary.yaml', import.meta.url);

describe('the glossary', () => {
  it('names each Chinese term once, in English that no other term forbids', () => {
    expect([...readGlossary(FILE.pathname).in('The housing funds')]).toEqual([
      { found: 'housing fund', en: 'housing provident fund' },
    ]);
    expect((parse(readFileSync(FILE, 'utf8')) as unknown[]).length).toBeGreaterThan(180);
  });
});
