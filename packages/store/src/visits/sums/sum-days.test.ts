import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aVisitRecord, DIALECTS, openTestVisits, type TestVisits } from '../../testing.ts';
import { openVisitsStore } from '../open-visits.ts';
import type { NewVisitRecord, ReportBy } from '../visits-store.ts';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-11-20T00:00:00+08:00');
const NEXT = FIRST + DAY_MS;
const PERIOD = { from: FIRST, to: FIRST + 3 * DAY_MS };
const QUARTER_PAST = 900_000;
const KINDS: readonly ReportBy[] = ['whole', 'section', 'page', 'day'];

const idOf = (visitor: number) => `00000000-0000-4000-8000-${String(visitor).padStart(12, '0')}`;

describe.each(DIALECTS)('sums of days on $name', (dialect) => {
  let test: TestVisits;
  beforeEach(async () => {
    test = await openTestVisits(dialect);
  });
  afterEach(() => test.drop());

  const append = (...records: Partial<NewVisitRecord>[]) =>
    test.visits.records.append(records.map((parts) => aVisitRecord(parts)));
  const summed = (by: ReportBy, period = PERIOD) => test.visits.records.summedFigures({ ...period, by });
  const counted = (by: ReportBy, period = PERIOD) => test.visits.records.figures({ ...period, by });

  /** Of two days: pages, sections, clicks and searches, visitors of both. */
  async function recordTwoDays() {
    const search = {
      action: 'click',
      duration: 0,
      path: '/search',
      module: 'SEARCH',
      divide: 'SEARCH',
    } as const;
    const days = [FIRST, NEXT].flatMap((at, day) => [
      ...Array.from({ length: 30 }, (_, i) => ({
        at,
        fingerPrint: idOf(i + 10 * day),
        duration: 2_000 + 100 * i,
      })),
      ...Array.from({ length: 9 }, (_, i) => ({
        at,
        path: '/company',
        module: 'COMPANY',
        duration: 3_000 + i,
      })),
      { at, action: 'wholeWebsiteDisplay', duration: 0, fingerPrint: '' } as const,
      { at, action: 'click', duration: 0, divide: 'MENU' } as const,
      { at, action: 'careers', duration: 0, divide: 'TOPBAR' } as const,
      { at, ...search, subModule: 'noResults' },
    ]);
    await test.visits.records.append(days.map((parts) => aVisitRecord(parts)));
  }

  it.each(KINDS)('say of one day, by %s, what its records say', async (by) => {
    await recordTwoDays();
    const day = { from: FIRST, to: NEXT };
    const counts = await counted(by, day);
    expect(counts.length).toBeGreaterThan(0);
    expect(await summed(by, day)).toEqual(counts);
    expect(await test.visits.records.sumDays(NEXT + DAY_MS + QUARTER_PAST)).toBe(2);
    expect(await summed(by, day)).toEqual(counts);
  });

  it('say of several days what is exact, and visitors and lengths nearly', async () => {
    await recordTwoDays();
    await test.visits.records.sumDays(NEXT + DAY_MS + QUARTER_PAST);
    const [exact] = await counted('whole');
    const [told] = await summed('whole');
    const { visitors = 0, medianMs = 0, p90Ms = 0, ...counts } = told ?? {};
    expect({ ...counts, visitors: exact?.visitors, medianMs: exact?.medianMs, p90Ms: exact?.p90Ms }).toEqual(
      exact,
    );
    // 41 visitors of 62 visitor-days.
    expect(Math.abs(visitors - (exact?.visitors ?? 0))).toBeLessThanOrEqual(2);
    for (const [about, is] of [
      [medianMs, exact?.medianMs],
      [p90Ms, exact?.p90Ms],
    ]) {
      expect(Math.abs((about ?? 0) / (is ?? 1) - 1)).toBeLessThanOrEqual(0.01);
    }
  });

  it('go with the records of their day', async () => {
    await recordTwoDays();
    await test.visits.records.sumDays(NEXT + DAY_MS + QUARTER_PAST);
    await test.visits.records.dropDaysBefore(NEXT);
    expect((await summed('day')).map(({ key }) => key)).toEqual(['2026-11-21']);
    await test.visits.records.dropDaysBefore(NEXT + DAY_MS);
    expect(await summed('whole')).toEqual([]);
    expect(await test.visits.records.sumDays(NEXT + 9 * DAY_MS)).toBe(0);
  });

  it('hold only days that ended a quarter of an hour ago; the others are read from the records', async () => {
    await append({ at: FIRST }, { at: NEXT });
    expect(await test.visits.records.sumDays(NEXT + QUARTER_PAST - 1)).toBe(0);
    expect(await test.visits.records.sumDays(NEXT + QUARTER_PAST)).toBe(1);
    await append({ at: NEXT });
    expect((await summed('day')).map(({ visits }) => visits)).toEqual([1, 2]);
  });

  it('go when a record comes later, from a server whose clock is behind, and are made anew', async () => {
    const now = NEXT + QUARTER_PAST;
    await append({ at: FIRST });
    expect(await test.visits.records.sumDays(now)).toBe(1);
    await append({ at: NEXT - 1 });
    expect((await summed('day')).map(({ visits }) => visits)).toEqual([2]);
    expect(await test.visits.records.sumDays(now)).toBe(1);
    expect(await test.visits.records.sumDays(now)).toBe(0);
    expect((await summed('day')).map(({ visits }) => visits)).toEqual([2]);
  });

  it('are kept where only what was stored before is sent again', async () => {
    const record = aVisitRecord({ at: FIRST });
    await test.visits.records.append([record]);
    await test.visits.records.sumDays(NEXT + QUARTER_PAST);
    await test.visits.records.append([record]);
    expect(await test.visits.records.sumDays(NEXT + QUARTER_PAST)).toBe(0);
  });

  it('miss nothing that is stored while they are made, by several processes', async () => {
    const now = NEXT + QUARTER_PAST;
    const others = [1, 2, 3].map(() => openVisitsStore(test.location));
    const all = [test.visits, ...others];
    await append({ at: FIRST });
    // An hour on for each turn: the claim of a process whose day was taken away from it is void by then.
    for (let turn = 0; turn < 20; turn += 1) {
      await Promise.all(
        all.flatMap(({ records }) => [
          records.append([aVisitRecord({ at: FIRST })]),
          records.sumDays(now + turn * 3_600_000),
        ]),
      );
      expect(await summed('day')).toEqual(await counted('day'));
    }
    for (const other of others) await other.close();
  });

  describe('of whole months', () => {
    const OCTOBER = Date.parse('2026-10-01T00:00:00+08:00');
    const NOVEMBER = Date.parse('2026-11-01T00:00:00+08:00');
    const days = Array.from({ length: 31 }, (_, i) => OCTOBER + i * DAY_MS);
    const about = { from: OCTOBER - DAY_MS, to: NOVEMBER + DAY_MS };

    async function recordOctober() {
      const stays = [OCTOBER - 1, ...days, NOVEMBER].flatMap((at, i) => [
        aVisitRecord({ at, fingerPrint: idOf(i), path: '/a' }),
        aVisitRecord({ at, fingerPrint: idOf(i % 7), path: '/b', duration: 4_000 + 500 * i }),
      ]);
      await test.visits.records.append(stays);
    }

    it.each(['whole', 'section', 'page'] as const)('say, by %s, what their days say', async (by) => {
      await recordOctober();
      const [byDays, inMonth] = [await summed(by, about), await summed(by, { from: OCTOBER, to: NOVEMBER })];
      // Of 30 September nothing else was recorded: the month is not whole, and stays as it is.
      await test.visits.records.sumDays(NOVEMBER + QUARTER_PAST);
      expect(await summed(by, about)).toEqual(byDays);
      expect(await summed(by, { from: OCTOBER, to: NOVEMBER })).toEqual(inMonth);
      // A period that ends in the month takes its days.
      const half = { from: OCTOBER, to: OCTOBER + 15 * DAY_MS };
      expect((await summed('whole', half))[0]?.visits).toBe(30);
    });

    it('go with the sums of a day, and are made anew', async () => {
      await recordOctober();
      await test.visits.records.sumDays(NOVEMBER + QUARTER_PAST);
      await append({ at: OCTOBER + 9 * DAY_MS, path: '/late' });
      const pages = async () => (await summed('page', { from: OCTOBER, to: NOVEMBER })).map(({ key }) => key);
      expect(await pages()).toContain('/late');
      await test.visits.records.sumDays(NOVEMBER + QUARTER_PAST);
      expect(await pages()).toContain('/late');
      expect((await summed('whole', about))[0]?.visits).toBe(67);
    });

    it('go with the records of their first day', async () => {
      await recordOctober();
      await test.visits.records.sumDays(NOVEMBER + QUARTER_PAST);
      await test.visits.records.dropDaysBefore(OCTOBER + DAY_MS);
      expect((await summed('whole', about))[0]?.visits).toBe(62);
    });
  });

  it('answer nothing for a time without any', async () => {
    expect(await summed('section')).toEqual([]);
  });
});

const postgres = DIALECTS.find(({ name }) => name === 'postgres');

describe.skipIf(postgres === undefined)('sums of days in PostgreSQL', () => {
  it('wait for a record that is being written when they begin', async () => {
    const test = await openTestVisits(postgres);
    await test.visits.records.append([aVisitRecord({ at: FIRST })]);
    const client = new Client({ connectionString: test.location.databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query(
      `insert into visit_record select at + 1, 'another', action, duration, path, module, sub_module, divide,
         finger_print, column_id, language, 'another' from visit_record`,
    );
    const summing = test.visits.records.sumDays(NEXT + QUARTER_PAST);
    const isWaiting = async () => {
      const { rows } = await client.query(`select 1 from pg_locks where not granted and mode = 'ShareLock'
        and relation = to_regclass('visit_record_20261120')`);
      return rows.length > 0;
    };
    const over = summing.then(() => true);
    const soon = () => new Promise<false>((done) => setImmediate(() => done(false)));
    while (!(await isWaiting()) && !(await Promise.race([over, soon()])));
    await client.query('commit');
    await client.end();
    expect(await summing).toBe(1);
    const [figures] = await test.visits.records.summedFigures({ ...PERIOD, by: 'whole' });
    expect(figures?.visits).toBe(2);
    await test.drop();
  });
});
