import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, openTestVisits, type TestVisits } from '../testing.ts';
import { openVisitsStore } from './open-visits.ts';

const NEWS = '/bobbank/seconddetail?id=a&column=701001';

describe.each(DIALECTS)('opinions of pages on $name', (dialect) => {
  let test: TestVisits;
  beforeEach(async () => {
    test = await openTestVisits(dialect);
  });
  afterEach(() => test.drop());

  it('are counted by page and day, and hold nothing of anybody [FB-3]', async () => {
    const { opinions } = test.visits;
    for (const [day, path, isUseful] of [
      ['2026-11-19', NEWS, false],
      ['2026-11-20', NEWS, true],
      ['2026-11-20', NEWS, false],
      ['2026-11-21', NEWS, true],
      ['2026-11-21', '/bobbank/map', true],
      ['2026-11-22', NEWS, true],
    ] as const)
      await opinions.count({ day, path, isUseful });
    expect(await opinions.list({ from: '2026-11-20', to: '2026-11-21' })).toEqual([
      { path: '/bobbank/map', useful: 1, useless: 0 },
      { path: NEWS, useful: 2, useless: 1 },
    ]);
  });

  it('lose none, however many come at the same time from several processes [FB-3]', async () => {
    const others = [1, 2, 3].map(() => openVisitsStore(test.location));
    const all = [test.visits, ...others];
    await Promise.all(
      all.flatMap(({ opinions }) =>
        Array.from({ length: 10 }, (_, i) =>
          opinions.count({ day: '2026-11-20', path: NEWS, isUseful: i % 2 === 0 }),
        ),
      ),
    );
    expect(await test.visits.opinions.list({ from: '2026-11-20', to: '2026-11-20' })).toEqual([
      { path: NEWS, useful: 20, useless: 20 },
    ]);
    for (const other of others) await other.close();
  });
});

describe('whoever invents paths', () => {
  it('fills no disk: five thousand a day are counted, and those that are known go on [FB-3]', async () => {
    const test = await openTestVisits();
    const { opinions } = test.visits;
    const count = (path: string, day = '2026-11-20') => opinions.count({ day, path, isUseful: true });
    await count(NEWS);
    const file = new DatabaseSync(join(test.location.dataDir, 'visits.db'));
    file.exec(`with recursive number(n) as (select 2 union all select n + 1 from number where n < 5000)
      insert into page_opinion (day, path, useful, useless) select '2026-11-20', '/invented/' || n, 1, 0 from number`);
    file.close();
    await count('/one-too-many');
    await count(NEWS);
    await count('/one-too-many', '2026-11-21');
    const listed = await opinions.list({ from: '2026-11-20', to: '2026-11-21' });
    expect(listed).toHaveLength(5_001);
    expect(listed.find(({ path }) => path === '/one-too-many')?.useful).toBe(1);
    expect(listed.find(({ path }) => path === NEWS)?.useful).toBe(2);
    await test.drop();
  });
});
