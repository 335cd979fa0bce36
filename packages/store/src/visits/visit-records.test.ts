import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aVisitRecord, DIALECTS, openTestVisits, type TestVisits } from '../testing.ts';
import { openVisitsStore } from './open-visits.ts';
import type { ReportBy, VisitFigures } from './visits-store.ts';

const at = (moment: string) => Date.parse(`${moment}+08:00`);
const DAY = { from: at('2026-11-20T00:00:00'), to: at('2026-11-21T00:00:00') };

describe.each(DIALECTS)('visit records on $name', (dialect) => {
  let test: TestVisits;
  beforeEach(async () => {
    test = await openTestVisits(dialect);
  });
  afterEach(() => test.drop());

  const figures = (by: ReportBy, period = DAY) => test.visits.records.figures({ ...period, by });
  const only = async (by: ReportBy, period = DAY): Promise<VisitFigures> => {
    const [first, ...rest] = await figures(by, period);
    if (first === undefined || rest.length > 0) throw new Error('not exactly one row');
    return first;
  };

  it('are stored once, however often and by however many processes they are sent [S7-tracking]', async () => {
    const record = aVisitRecord();
    const others = [1, 2, 3].map(() => openVisitsStore(test.location));
    const all = [test.visits, ...others];
    const added = await Promise.all(
      all.flatMap(({ records }) => Array.from({ length: 10 }, () => records.append([record, record]))),
    );
    expect(added.filter(({ size }) => size === 1)).toHaveLength(1);
    expect(await test.visits.records.count()).toBe(1);
    for (const other of others) await other.close();
  });

  it('are stored in groups larger than one statement, and survive a restart', async () => {
    const group = Array.from({ length: 1_203 }, () => aVisitRecord());
    expect((await test.visits.records.append(group)).size).toBe(1_203);
    await test.visits.close();
    const again = openVisitsStore(test.location);
    expect(await again.records.count()).toBe(1_203);
    await again.close();
  });

  it('belong to the day in Beijing, to the millisecond', async () => {
    await test.visits.records.append([
      aVisitRecord({ at: DAY.from - 1 }),
      aVisitRecord({ at: DAY.from }),
      aVisitRecord({ at: DAY.to - 1 }),
      aVisitRecord({ at: DAY.to }),
    ]);
    const days = await figures('day', { from: 0, to: Number.MAX_SAFE_INTEGER });
    expect(days.map(({ key, visits }) => [key, visits])).toEqual([
      ['2026-11-19', 1],
      ['2026-11-20', 2],
      ['2026-11-21', 1],
    ]);
    expect((await only('whole')).visits).toBe(2);
  });

  it('add the parts of a stay up, and give median and nine tenths by nearest rank', async () => {
    const lengths = [2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000];
    await test.visits.records.append([
      ...lengths.map((duration) => aVisitRecord({ duration })),
      aVisitRecord({ duration: 60_000, view: 'long' }),
      aVisitRecord({ duration: 40_000, view: 'long' }),
    ]);
    expect(await only('whole')).toMatchObject({ visits: 10, medianMs: 6_000, p90Ms: 10_000 });
  });

  it('are counted by what they are: openings, visitors, clicks, careers, searches and empty ones', async () => {
    const search = {
      action: 'click',
      duration: 0,
      path: '/search',
      module: 'SEARCH',
      divide: 'SEARCH',
    } as const;
    await test.visits.records.append([
      aVisitRecord({ action: 'wholeWebsiteDisplay', duration: 0, fingerPrint: '' }),
      aVisitRecord({ action: 'uploadInit', duration: 0 }),
      aVisitRecord(),
      aVisitRecord(),
      aVisitRecord({ fingerPrint: '22222222-2222-4222-8222-222222222222' }),
      aVisitRecord({ fingerPrint: '' }),
      aVisitRecord({ action: 'wholeTime', duration: 9_000 }),
      aVisitRecord({ action: 'click', duration: 0, divide: 'MENU' }),
      aVisitRecord({ action: 'careers', duration: 0, divide: 'TOPBAR' }),
      aVisitRecord({ ...search, subModule: 'results' }),
      aVisitRecord({ ...search, subModule: 'noResults' }),
    ]);
    expect(await only('whole')).toEqual({
      key: '',
      displays: 1,
      visits: 4,
      visitors: 2,
      medianMs: 5_000,
      p90Ms: 5_000,
      clicks: 1,
      careersClicks: 1,
      searches: 2,
      emptySearches: 1,
    });
    const sections = await figures('section');
    expect(sections.map(({ key, visits, searches }) => [key, visits, searches])).toEqual([
      ['PERSONAL', 4, 0],
      ['SEARCH', 0, 2],
    ]);
    expect((await figures('page')).map(({ key }) => key)).toEqual(['/personal', '/search']);
  });

  it('are removed by whole days once they are too old', async () => {
    await test.visits.records.append([
      ...Array.from({ length: 2_100 }, () => aVisitRecord({ at: DAY.from - 1 })),
      aVisitRecord({ at: DAY.from }),
    ]);
    await test.visits.records.dropDaysBefore(at('2026-11-20T09:30:00'));
    expect(await test.visits.records.count()).toBe(1);
    await test.visits.records.dropDaysBefore(DAY.to);
    expect(await test.visits.records.count()).toBe(0);
  });

  it('answer nothing for a time without any', async () => {
    expect(await figures('section')).toEqual([]);
  });
});

const postgres = DIALECTS.find(({ name }) => name === 'postgres');

describe.skipIf(postgres === undefined)('visit records in PostgreSQL', () => {
  it('lie in a partition for each day, made by whoever comes first and dropped whole', async () => {
    const test = await openTestVisits(postgres);
    const others = [1, 2, 3].map(() => openVisitsStore(test.location));
    const all = [test.visits, ...others];
    const days = [DAY.from, DAY.to, DAY.from + 2 * 86_400_000];
    await Promise.all(
      all.map(({ records }) => records.append(days.map((day) => aVisitRecord({ at: day + 1 })))),
    );
    const client = new Client({ connectionString: test.location.databaseUrl });
    await client.connect();
    const partitions = async () => {
      const { rows } = await client.query<{ name: string; rows: number }>(
        `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
         where inhparent = 'visit_record'::regclass order by 1`,
      );
      return rows.map(({ name }) => name);
    };
    expect(await partitions()).toEqual([
      'visit_record_20261120',
      'visit_record_20261121',
      'visit_record_20261122',
    ]);
    await test.visits.records.dropDaysBefore(DAY.to);
    expect(await partitions()).toEqual(['visit_record_20261121', 'visit_record_20261122']);
    expect(await test.visits.records.count()).toBe(8);
    await client.end();
    for (const other of others) await other.close();
    await test.drop();
  });
});
