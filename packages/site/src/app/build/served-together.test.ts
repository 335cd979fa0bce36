import { describe, expect, it } from 'vitest';
import { servedTogether, type SharedChunk, type Visit } from './served-together.ts';

const chunk = (name: string, script: number, imports: string[] = [], styles = 0): SharedChunk => ({
  name,
  script,
  styles,
  imports,
});
const page = (imports: string[], script = 0): Visit => ({ script, imports, isWholePage: true });
const HEAVY = page([], 100_000);

describe('what is served together', () => {
  it('puts into one file what the same pages need, the heaviest named first', () => {
    const shared = [chunk('date', 90), chunk('table', 900)];
    expect(servedTogether(shared, [page(['date', 'table']), HEAVY])).toEqual([['table', 'date']]);
  });

  it('keeps apart what would be received in vain', () => {
    const shared = [chunk('date', 90), chunk('chart', 9_000)];
    const visits = [page(['date', 'chart']), page(['date']), HEAVY];
    expect(servedTogether(shared, visits)).toHaveLength(2);
  });

  it('lets a page receive a little that it does not use where others save a request', () => {
    const shared = [chunk('date', 90), chunk('money', 120)];
    const visits = [page(['date', 'money']), page(['date']), HEAVY];
    expect(servedTogether(shared, visits)).toEqual([['money', 'date']]);
  });

  it('counts styles as well as script', () => {
    const shared = [chunk('date', 90), chunk('money', 120, [], 9_000)];
    const visits = [page(['date', 'money']), page(['date']), HEAVY];
    expect(servedTogether(shared, visits)).toHaveLength(2);
  });

  it('counts what a chunk brings with it', () => {
    const shared = [chunk('date', 90), chunk('rates', 120, ['chart']), chunk('chart', 9_000)];
    const charts = Array.from({ length: 10 }, () => page(['chart']));
    const visits = [page(['date', 'rates']), page(['date']), ...charts, HEAVY];
    expect(servedTogether(shared, visits)).toHaveLength(3);
  });

  it('makes no page heavier than the heaviest was', () => {
    const shared = [chunk('date', 90), chunk('money', 120)];
    const visits = [page(['date', 'money'], 10), page(['date'], 100)];
    expect(servedTogether(shared, visits)).toHaveLength(2);
  });

  it('makes a part that comes after its page as heavy as it pays', () => {
    const shared = [chunk('date', 90), chunk('money', 120)];
    const late: Visit = { script: 100_000, imports: ['date'], isWholePage: false };
    expect(servedTogether(shared, [page(['date', 'money']), late])).toHaveLength(1);
  });

  it('makes no two files that need each other', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { shared, visits } = anyBuild(seed);
      const files = servedTogether(shared, visits);
      const importsOf = (file: readonly string[]) =>
        shared.filter(({ name }) => file.includes(name)).flatMap(({ imports }) => imports);
      for (const file of files) {
        const needed = new Set<readonly string[]>();
        const need = (names: readonly string[]) => {
          for (const other of files) {
            if (
              other === names ||
              needed.has(other) ||
              !importsOf(names).some((name) => other.includes(name))
            )
              continue;
            needed.add(other);
            need(other);
          }
        };
        need(file);
        expect(needed, `seed ${seed}`).not.toContain(file);
      }
    }
  });
});

/** Chunks of any size that import any of those after them, and pages that import any. */
function anyBuild(seed: number): { shared: SharedChunk[]; visits: Visit[] } {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % limit;
  };
  const names = Array.from({ length: 9 }, (_, at) => `chunk-${at}`);
  const some = (from: readonly string[]) => from.filter(() => below(3) === 0);
  return {
    shared: names.map((name, at) => chunk(name, below(1_500), some(names.slice(at + 1)), below(200))),
    visits: Array.from({ length: 12 }, () => page(some(names), below(3_000))),
  };
}
