import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, openTestVisits, type TestVisits } from '../testing.ts';
import type { MissedSearch } from './visits-store.ts';

const aMiss = (parts: Partial<MissedSearch> = {}): MissedSearch => ({
  language: 'CN',
  keyword: '理材',
  spelling: parts.keyword ?? '理材',
  meant: '理财',
  visitor: '192.0.2.1',
  day: '2026-11-20',
  ...parts,
});

describe.each(DIALECTS)('missed searches on $name', (dialect) => {
  let test: TestVisits;
  beforeEach(async () => {
    test = await openTestVisits(dialect);
  });
  afterEach(() => test.drop());

  const from = async (visitors: number, parts: Partial<MissedSearch> = {}) => {
    for (let number = 0; number < visitors; number += 1)
      await test.visits.missedSearches.add(aMiss({ ...parts, visitor: `visitor ${number}` }));
  };
  const list = (first = '2026-11-20', last = first) =>
    test.visits.missedSearches.list({ from: first, to: last });

  it('count a visitor once a day, and are told from five visitors of a day on [SEC-16]', async () => {
    await from(4);
    for (let again = 0; again < 9; again += 1) await from(1);
    expect(await list()).toEqual([]);
    await from(5);
    expect(await list()).toEqual([
      { day: '2026-11-20', language: 'CN', keyword: '理材', meant: '理财', visitors: 5 },
    ]);
    await from(4, { day: '2026-11-21' });
    expect(await list('2026-11-21')).toEqual([]);
  });

  it('stand by day, most visitors first', async () => {
    await from(5, { keyword: 'b', meant: '' });
    await from(6, { keyword: 'a', meant: '' });
    await from(7, { keyword: 'c', day: '2026-11-19' });
    expect((await list('2026-11-01', '2026-11-30')).map(({ keyword }) => keyword)).toEqual(['c', 'a', 'b']);
    expect((await list('2026-11-19')).map(({ keyword }) => keyword)).toEqual(['c']);
  });

  it('do not keep anybody from counting as one who found something [SRCH-10]', async () => {
    await from(1, { keyword: '理财' });
    const { hotSearches } = test.visits;
    expect(await hotSearches.add({ ...aMiss({ keyword: '理财' }), visitor: 'visitor 0' })).toBe(true);
  });

  it('go after a season, and what few missed goes with its day [SEC-16]', async () => {
    await from(5, { keyword: 'old' });
    await from(4, { keyword: 'rare' });
    await from(1, { day: '2026-11-21' });
    // Had the four been kept, this would be the fifth.
    await from(1, { keyword: 'rare' });
    expect((await list()).map(({ keyword }) => keyword)).toEqual(['old']);
    await from(1, { day: '2027-02-20' });
    expect(await list()).toEqual([]);
  });
});
