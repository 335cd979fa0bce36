import { addDays } from '@bank/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, openTestVisits, type TestVisits } from '../testing.ts';
import { openVisitsStore } from './open-visits.ts';
import type { PageSpeed } from './visits-store.ts';

const DAY = '2026-11-20';
const aSpeed = (parts: Partial<PageSpeed> = {}): PageSpeed => ({
  day: DAY,
  path: '/personal',
  window: 'wide',
  measures: { lcp: 1_000, cls: 0 },
  ...parts,
});

describe.each(DIALECTS)('web vitals on $name', (dialect) => {
  let test: TestVisits;
  beforeEach(async () => {
    test = await openTestVisits(dialect);
  });
  afterEach(() => test.drop());

  /** Counts in a process of its own, which is closed. */
  async function counted(...speeds: readonly PageSpeed[]): Promise<void> {
    const store = openVisitsStore(test.location);
    for (const speed of speeds) store.speeds.count(speed);
    await store.close();
  }
  const list = (from = DAY, to = DAY) => test.visits.speeds.list({ from, to });

  it('are what three of four had, by page, window and measure, over days', async () => {
    await counted(
      aSpeed({ measures: { lcp: 900, ttfb: undefined } }),
      aSpeed({ measures: { lcp: 900 } }),
      aSpeed({ day: addDays(DAY, 1), measures: { lcp: 4_000 } }),
      aSpeed({ window: 'narrow' }),
      aSpeed({ path: '/' }),
      aSpeed({ day: addDays(DAY, 2) }),
    );
    const near = (ms: number) => expect.closeTo(ms, -Math.log10(ms * 0.1)) as number;
    expect(await list(DAY, addDays(DAY, 1))).toEqual([
      { path: '/', window: 'wide', measure: 'lcp', documents: 1, p75: near(1_000) },
      { path: '/', window: 'wide', measure: 'cls', documents: 1, p75: 0 },
      { path: '/personal', window: 'narrow', measure: 'lcp', documents: 1, p75: near(1_000) },
      { path: '/personal', window: 'narrow', measure: 'cls', documents: 1, p75: 0 },
      { path: '/personal', window: 'wide', measure: 'lcp', documents: 3, p75: near(4_000) },
    ]);
    expect((await list()).find(({ documents }) => documents === 2)?.p75).toEqual(near(900));
  });

  it('lose none of several processes that write at the same time', async () => {
    const paths = Array.from({ length: 30 }, (_, i) => `/personal/p${'abcdefghij'[i % 10]}${i % 3}`);
    const speeds = paths.map((path) => aSpeed({ path }));
    await Promise.all([counted(...speeds), counted(...speeds.toReversed()), counted(...speeds)]);
    const figures = await list();
    expect(figures).toHaveLength(60);
    expect(new Set(figures.map(({ documents }) => documents))).toEqual(new Set([3]));
  });

  it('are kept for a season', async () => {
    await counted(aSpeed());
    await counted(aSpeed({ day: addDays(DAY, 91) }));
    expect(await list()).not.toEqual([]);
    await counted(aSpeed({ day: addDays(DAY, 92) }));
    expect(await list()).toEqual([]);
    expect(await list(addDays(DAY, 91), addDays(DAY, 92))).toHaveLength(2);
  });
});
