import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, openTestVisits, type TestVisits } from '../testing.ts';
import type { CountedSearch } from './visits-store.ts';

const aSearch = (parts: Partial<CountedSearch> = {}): CountedSearch => ({
  language: 'CN',
  keyword: '理财',
  spelling: parts.keyword ?? '理财',
  visitor: '192.0.2.1',
  day: '2026-11-20',
  ...parts,
});

describe.each(DIALECTS)('hot searches on $name', (dialect) => {
  let test: TestVisits;
  beforeEach(async () => {
    test = await openTestVisits(dialect);
  });
  afterEach(() => test.drop());

  const from = async (visitors: number, parts: Partial<CountedSearch>) => {
    for (let number = 0; number < visitors; number += 1) {
      await test.visits.hotSearches.add(aSearch({ ...parts, visitor: `visitor ${number}` }));
    }
  };
  const ranked = (day = '2026-11-20', language: 'CN' | 'EN' = 'CN') =>
    test.visits.hotSearches.ranked({ language, day, limit: 10 });

  it('count a visitor once a day for each keyword, however often [SEC-16] [SRCH-10]', async () => {
    const { hotSearches } = test.visits;
    expect(await hotSearches.add(aSearch())).toBe(true);
    for (let again = 0; again < 100; again += 1) expect(await hotSearches.add(aSearch())).toBe(false);
    expect(await hotSearches.add(aSearch({ keyword: 'LPR' }))).toBe(true);
    expect(await hotSearches.add(aSearch({ day: '2026-11-21' }))).toBe(true);
    // One program that asks ten thousand times is one visitor, and what so few searched for is shown to nobody.
    expect(await ranked('2026-11-21')).toEqual([]);
  });

  it('are ranked by visitors, and only from five on [SEC-16]', async () => {
    await from(5, { keyword: '存款利率' });
    await from(7, { keyword: '理财' });
    await from(4, { keyword: '某人的名字' });
    expect(await ranked()).toEqual(['理财', '存款利率']);
    expect(await ranked('2026-11-20', 'EN')).toEqual([]);
  });

  it('fade: half after three days, gone after a fortnight [SRCH-10]', async () => {
    await from(9, { keyword: '旧词', day: '2026-11-14' });
    await from(5, { keyword: '新词', day: '2026-11-20' });
    expect(await ranked('2026-11-20')).toEqual(['新词', '旧词']);
    expect(await ranked('2026-11-28')).toEqual(['新词']);
  });

  it('are shown as they were typed last', async () => {
    await from(4, { keyword: 'lpr', spelling: 'lpr' });
    await test.visits.hotSearches.add(aSearch({ keyword: 'LPR', spelling: 'lpr', visitor: 'another' }));
    expect(await ranked()).toEqual(['LPR']);
  });

  it('count five visitors at once as five', async () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((visitor) => test.visits.hotSearches.add(aSearch({ visitor })));
    expect(await Promise.all(all)).toEqual([true, true, true, true, true]);
    expect(await ranked()).toEqual(['理财']);
  });
});
