import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewPoint, NewSeries } from '@bank/store';
import { DIALECTS, aRelease, openTestStore, type TestStore } from '@bank/store/testing';
import { withFundFigures } from './derive-fund-figures.ts';

const NOW = Date.parse('2026-11-20T18:00:00+08:00');
const DAY_MS = 86_400_000;

/** Nearly four years of weekdays up to 19 November 2026. */
const DAYS = Array.from({ length: 1_400 }, (_, index) =>
  new Date(Date.parse('2023-01-20') + index * DAY_MS).toISOString().slice(0, 10),
).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && day <= '2026-11-19');

/** Swings from day to day; twice a year 0.05 is distributed. */
function navOf(key: string, from: number): NewPoint[] {
  let [unit, paid] = [1.2, 0];
  return DAYS.slice(from).map((date, index) => {
    unit *= 1 + Math.sin(index * 1.7 + Number(key)) * 0.012 + 0.0004;
    const isExDate = index > 0 && index % 121 === 0;
    if (isExDate) [unit, paid] = [unit - 0.05, paid + 0.05];
    const text = unit.toFixed(4);
    return { key, date, values: [text, isExDate ? (Number(text) + paid).toFixed(4) : '', '', '', ''] };
  });
}

const moneyOf = (key: string): NewPoint[] =>
  DAYS.map((date, index) => ({ key, date, values: ['', '', '', (0.4 + (index % 9) * 0.01).toFixed(4), ''] }));

const OLD = navOf('000001', 0);
const YOUNG = navOf('000002', DAYS.length - 40);
const MONEY = moneyOf('000003');
const ALL = [...OLD, ...YOUNG, ...MONEY];
const until = (points: NewPoint[], day: string) => points.filter(({ date }) => date <= day);
const after = (points: NewPoint[], day: string) => points.filter(({ date }) => date > day);

describe.each(DIALECTS)('the figures of funds on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  async function importNavs(mode: NewSeries['mode'], points: NewPoint[], store = test) {
    const series: NewSeries[] = [{ type: 'fund-nav', mode, points }];
    const release = withFundFigures(aRelease({ scope: 'funds', items: [], series }));
    const { id } = await store.writer.importRelease(release, NOW);
    return { id, show: () => show(id, store) };
  }
  const show = (releaseId: number, store = test) =>
    store.writer.activate({ scope: 'funds', releaseId, actor: 'job', reason: 'nav' }, NOW);
  async function shown(store = test) {
    const figures = await store.store.snapshot(await store.store.currentVersion(NOW)).latest('fund-measure');
    return Object.fromEntries(figures);
  }

  /** What the whole history at once gives: the reference for every other way to the same history. */
  async function whole(points: NewPoint[]) {
    const other = await openTestStore(dialect);
    try {
      await (await importNavs('full', points, other)).show();
      return await shown(other);
    } finally {
      await other.drop();
    }
  }

  it('come anew with the same bundle where a version of other figures has imported it [S7-fund]', async () => {
    const release = aRelease({
      scope: 'funds',
      bundleId: 'navs',
      items: [],
      series: [{ type: 'fund-nav', mode: 'full', points: YOUNG }],
    });
    const older = await test.writer.importRelease(release, NOW);
    await show(older.id);
    expect(await shown()).toEqual({});

    const anew = await test.writer.importRelease(withFundFigures(release), NOW);
    expect(anew.id).not.toBe(older.id);
    await show(anew.id);
    expect((await shown())['000002']).toMatchObject({ date: '2026-11-19' });
    expect((await test.writer.importRelease(withFundFigures(release), NOW)).id).toBe(anew.id);
  });

  it('come with a whole history, for every fund up to its newest day [S7-fund]', async () => {
    await (await importNavs('full', ALL)).show();
    const figures = await shown();
    expect(Object.keys(figures)).toEqual(['000001', '000002', '000003']);
    const last = OLD.at(-1);
    expect(figures['000001']).toMatchObject({
      date: '2026-11-19',
      since: '2023-01-20',
      unitNav: last?.values[0],
    });
    expect(figures['000002']).toMatchObject({ M3: '', Y1: '', stdDev: '', fallFrom: '' });
    expect(figures['000003']).toMatchObject({
      unitNav: '',
      // Its income is never below nothing.
      maxDrawdown: '0.00',
      fallFrom: '',
      tenThousandIncome: MONEY.at(-1)?.values[3],
    });
    expect(figures['000003']?.sevenDayYield).toMatch(/^1\.\d{3}$/);
  });

  it('are the same whether days come one by one or all at once, distributions too [S7-fund]', async () => {
    await (await importNavs('full', until(ALL, '2026-11-10'))).show();
    for (const day of DAYS.filter((one) => one > '2026-11-10')) {
      await (
        await importNavs(
          'append',
          ALL.filter(({ date }) => date === day),
        )
      ).show();
    }
    expect(await shown()).toEqual(await whole(ALL));
  });

  it('are the same when half a year comes in one file and a fund for the first time [S7-fund]', async () => {
    await (await importNavs('full', until(OLD, '2026-05-29'))).show();
    await (await importNavs('append', [...after(OLD, '2026-05-29'), ...YOUNG])).show();
    expect(await shown()).toEqual(await whole([...OLD, ...YOUNG]));
  });

  it('are worked out anew when an old day is corrected [S7-fund]', async () => {
    await (await importNavs('full', OLD)).show();
    const day = OLD.find(({ date }) => date >= '2025-11-19')?.date ?? '';
    const correction: NewPoint = { key: '000001', date: day, values: ['0.9000', '', '', '', ''] };
    await (await importNavs('append', [correction])).show();
    const corrected = OLD.map((point) => (point.date === day ? correction : point));
    expect(await shown()).toEqual(await whole(corrected));
  });

  it('go back with a rollback, and continue from there [S7-fund]', async () => {
    const first = await importNavs('full', until(OLD, '2026-11-17'));
    await first.show();
    const before = await shown();
    await (
      await importNavs('append', [{ key: '000001', date: '2026-11-18', values: ['9.0000', '', '', '', ''] }])
    ).show();
    await first.show();
    expect(await shown()).toEqual(before);
    await (await importNavs('append', after(OLD, '2026-11-17'))).show();
    expect(await shown()).toEqual(await whole(OLD));
  });

  it('stay when a release brings no NAVs', async () => {
    await (await importNavs('full', OLD)).show();
    const before = await shown();
    const { id } = await test.writer.importRelease(
      withFundFigures(aRelease({ scope: 'funds', items: [] })),
      NOW,
    );
    await show(id);
    expect(await shown()).toEqual(before);
  });
});
