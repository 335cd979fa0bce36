import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noted, partsReadBy, type ContentSnapshot } from '@bank/store';
import { perSnapshot } from './per-snapshot.ts';

const aSnapshot = () => ({}) as ContentSnapshot;

describe('what is computed once for a content version', () => {
  it('is shared by everybody who asks, for each language apart', async () => {
    let computed = 0;
    const count = perSnapshot(async () => (computed += 1));
    const content = aSnapshot();
    expect(await Promise.all([count(content, 'CN'), count(content, 'CN'), count(content, 'EN')])).toEqual([
      1, 1, 2,
    ]);
    expect(await count(aSnapshot(), 'CN')).toBe(3);
  });

  it('is computed again after it failed: no failure is kept [REL-4]', async () => {
    let asked = 0;
    const read = perSnapshot(async () => {
      asked += 1;
      if (asked === 1) throw new Error('the store is away');
      return asked;
    });
    const content = aSnapshot();
    const [first, second] = await Promise.allSettled([read(content, 'CN'), read(content, 'CN')]);
    expect([first.status, second.status, asked]).toEqual(['rejected', 'rejected', 1]);
    expect(await read(content, 'CN')).toBe(2);
    expect(await read(content, 'CN')).toBe(2);
  });

  it('tells everybody who takes it what it was made of', async () => {
    const content = noted({ list: async () => [] } as unknown as ContentSnapshot);
    const names = perSnapshot(async (of, language) => of.list('fund', language));
    await names(content, 'CN');
    const { parts } = await partsReadBy(() => names(content, 'CN'));
    expect(parts).toEqual(['records fund CN']);
  });

  it('is kept by nothing else, which would not tell', () => {
    const sources = resolve(import.meta.dirname, '..');
    const keeping = globSync('**/*.ts', { cwd: sources }).filter(
      (file) =>
        !file.endsWith('.test.ts') &&
        /WeakMap<(?:ContentSnapshot|HandlerDeps)/.test(readFileSync(resolve(sources, file), 'utf8')),
    );
    expect(keeping).toEqual(['base/per-snapshot.ts']);
  });
});
