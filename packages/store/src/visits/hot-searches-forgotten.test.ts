import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestVisits, type TestVisits } from '../testing.ts';

const DAY = '2026-11-20';
const NEXT = '2026-11-21';

describe('of what visitors searched for', () => {
  let test: TestVisits;
  let file: DatabaseSync;
  beforeEach(async () => {
    test = await openTestVisits();
    await add('理财', 'a', DAY);
    file = new DatabaseSync(join(test.location.dataDir, 'visits.db'));
  });
  afterEach(async () => {
    file.close();
    await test.drop();
  });

  const add = (keyword: string, visitor: string, day: string) =>
    test.visits.hotSearches.add({ language: 'CN', keyword, spelling: keyword, visitor, day });
  const rows = (table: string) => file.prepare(`select * from ${table} order by day`).all();
  const ranked = (day: string, limit = 10) => test.visits.hotSearches.ranked({ language: 'CN', day, limit });

  it('no name or address is kept, and nothing that tells who it was once the day is over [SEC-16]', async () => {
    expect(JSON.stringify(rows('hot_search_visitor'))).not.toContain('"a"');
    expect(rows('hot_search_visitor')).toMatchObject([
      { day: DAY, digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ]);
    await add('理财', 'a', NEXT);
    expect(rows('hot_search_visitor')).toMatchObject([{ day: NEXT }]);
    expect(rows('hot_search_salt')).toMatchObject([{ day: NEXT }]);
    expect(rows('hot_search_day')).toMatchObject([{ day: DAY }, { day: NEXT }]);
  });

  it('a visitor and a keyword are told apart, however they are written [SEC-16]', async () => {
    expect(await add('word', 's 1', DAY)).toBe(true);
    expect(await add('words', ' 1', DAY)).toBe(true);
  });

  it('the counts go after a fortnight [SRCH-10]', async () => {
    await add('理财', 'a', '2026-12-03');
    expect(rows('hot_search_day')).toMatchObject([{ day: DAY }, { day: '2026-12-03' }]);
    await add('理财', 'a', '2026-12-04');
    expect(rows('hot_search_day')).toMatchObject([{ day: '2026-12-03' }, { day: '2026-12-04' }]);
  });

  it('five thousand keywords a day are counted, and those that are known go on [SEC-16]', async () => {
    file.exec(`with recursive number(n) as (select 2 union all select n + 1 from number where n < 5000)
      insert into hot_search_day (day, language, spelling, keyword, visitors)
      select '${DAY}', 'CN', 'word ' || n, 'word ' || n, 1 from number`);
    expect(await add('one too many', 'b', DAY)).toBe(false);
    expect(await add('理财', 'b', DAY)).toBe(true);
    expect(await add('一词', 'b', NEXT)).toBe(true);
  });

  it('the most wanted are shown, equal ones by their spelling, no more than asked for [SRCH-10]', async () => {
    file.exec(`insert into hot_search_day (day, language, spelling, keyword, visitors) values
      ('${DAY}', 'CN', 'b', 'b', 7), ('${DAY}', 'CN', 'a', 'a', 7), ('${DAY}', 'CN', 'c', 'c', 9)`);
    expect(await ranked(DAY)).toEqual(['c', 'a', 'b']);
    expect(await ranked(DAY, 2)).toEqual(['c', 'a']);
  });

  it('interest halves in three days [SRCH-10]', async () => {
    file.exec(`insert into hot_search_day (day, language, spelling, keyword, visitors) values
      ('2026-11-17', 'CN', 'old', 'old', 19), ('${DAY}', 'CN', 'new', 'new', 10),
      ('2026-11-14', 'CN', 'older', 'older', 41)`);
    // 41 / 4, 10 and 19 / 2.
    expect(await ranked(DAY)).toEqual(['older', 'new', 'old']);
  });
});
