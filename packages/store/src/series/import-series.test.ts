import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewPoint, NewSeries } from '../base/content-store.ts';
import { ContentUnavailable } from '../base/content-unavailable.ts';
import { DIALECTS, aPicture, aRelease, openTestStore, publish, type TestStore } from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');

/** `{ TX26090: { '2026-05-29': '1.0101' } }`; the accumulated NAV is the same. */
type Navs = Record<string, Record<string, string>>;

const points = (navs: Navs): NewPoint[] =>
  Object.entries(navs).flatMap(([key, days]) =>
    Object.entries(days).map(([date, nav]) => ({ key, date, values: [nav, nav] })),
  );
const navSeries = (mode: NewSeries['mode'], navs: Navs): NewSeries => ({
  type: 'wealth-nav',
  mode,
  points: points(navs),
});
const aNavRelease = (mode: NewSeries['mode'], navs: Navs) =>
  aRelease({ scope: 'wealth', items: [], series: [navSeries(mode, navs)] });

/** Working days from 2024 on, for histories of any length. */
const dayAt = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);

describe.each(DIALECTS)('histories on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  const snapshotNow = async () => test.store.snapshot(await test.store.currentVersion(NOW));
  async function shown(key: string): Promise<Record<string, string>> {
    const history = await (await snapshotNow()).series('wealth-nav', key);
    return Object.fromEntries(history.map(({ date, unitNav }) => [date, unitNav]));
  }
  const activate = (releaseId: number) =>
    test.writer.activate({ scope: 'wealth', releaseId, actor: 'li.wei', reason: 'rollback' }, NOW);

  it('give the days of one key in order, each field under its name', async () => {
    await publish(
      test.writer,
      aRelease({
        scope: 'rates',
        items: [],
        series: [
          {
            type: 'fx-history',
            mode: 'full',
            points: [
              { key: 'USD', date: '2026-05-29', values: ['708.21', '707.15', '710.12', '701.40', ''] },
              { key: 'USD', date: '2026-05-28', values: ['708.00', '', '', '', ''] },
              { key: 'EUR', date: '2026-05-29', values: ['821.33', '', '', '', ''] },
            ],
          },
        ],
      }),
      NOW,
    );
    expect(await (await snapshotNow()).series('fx-history', 'USD')).toEqual([
      { date: '2026-05-28', middleRate: '708.00', spotBuy: '', spotSell: '', cashBuy: '', cashSell: '' },
      {
        date: '2026-05-29',
        middleRate: '708.21',
        spotBuy: '707.15',
        spotSell: '710.12',
        cashBuy: '701.40',
        cashSell: '',
      },
    ]);
  });

  it('can be read in part: between two days, both inclusive, or only the newest', async () => {
    const days = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [dayAt(index), `1.${index}`]));
    await publish(test.writer, aNavRelease('full', { TX1: days }), NOW);
    const content = await snapshotNow();
    const datesOf = async (query: { from?: string; to?: string; last?: number }) =>
      (await content.series('wealth-nav', 'TX1', query)).map(({ date }) => date);
    expect(await datesOf({ from: '2024-01-28' })).toEqual(['2024-01-28', '2024-01-29', '2024-01-30']);
    expect(await datesOf({ to: '2024-01-02' })).toEqual(['2024-01-01', '2024-01-02']);
    expect(await datesOf({ from: '2024-01-05', to: '2024-01-05' })).toEqual(['2024-01-05']);
    expect(await datesOf({ last: 2 })).toEqual(['2024-01-29', '2024-01-30']);
    expect(await datesOf({ to: '2024-01-10', last: 1 })).toEqual(['2024-01-10']);
    expect(await datesOf({ from: '2025-01-01' })).toEqual([]);
  });

  it('tell the newest day of each key in one read', async () => {
    await publish(
      test.writer,
      aNavRelease('full', {
        B: { '2026-05-28': '1.1', '2026-05-29': '1.2' },
        A: { '2026-05-20': '2' },
        C: { '2026-05-29': '3' },
      }),
      NOW,
    );
    const content = await snapshotNow();
    const newest = await content.latest('wealth-nav');
    expect([...newest.keys()]).toEqual(['A', 'B', 'C']);
    expect(newest.get('B')).toEqual({ date: '2026-05-29', unitNav: '1.2', accNav: '1.2' });
    expect([...(await content.latest('wealth-nav', ['C', 'nobody', 'A', 'A', 'A\0'])).keys()].sort()).toEqual(
      ['A', 'C'],
    );
    expect(await content.latest('wealth-nav', [])).toEqual(new Map());
    const many = Array.from({ length: 1_200 }, (_, index) => `none-${index}`);
    expect([...(await content.latest('wealth-nav', [...many, 'B'])).keys()]).toEqual(['B']);
  });

  it('are empty for an unknown key and for a scope without a release', async () => {
    const empty = await snapshotNow();
    expect(await empty.series('wealth-nav', 'TX1')).toEqual([]);
    expect(await empty.latest('wealth-nav')).toEqual(new Map());
    await publish(test.writer, aNavRelease('full', { TX1: { '2026-05-29': '1' } }), NOW);
    const content = await snapshotNow();
    expect(await content.series('wealth-nav', "' or 1=1 --")).toEqual([]);
    expect(await content.series('wealth-nav', 'TX1\0')).toEqual([]);
    expect(await content.series('fund-nav', 'TX1')).toEqual([]);
  });

  it('grow by the day; a day that comes again is corrected, and the change is told', async () => {
    const first = aNavRelease('full', { TX1: { '2026-05-28': '1.1' }, TX2: { '2026-05-28': '2.1' } });
    expect((await test.writer.importRelease(first, NOW)).series).toEqual([
      { type: 'wealth-nav', added: 2, corrected: 0, removed: 0 },
    ]);
    await activate(1);
    const day = await publish(
      test.writer,
      aNavRelease('append', {
        TX1: { '2026-05-28': '1.15', '2026-05-29': '1.2' },
        TX2: { '2026-05-28': '2.1' },
      }),
      NOW,
    );
    expect(day.series).toEqual([{ type: 'wealth-nav', added: 1, corrected: 1, removed: 0 }]);
    expect(await shown('TX1')).toEqual({ '2026-05-28': '1.15', '2026-05-29': '1.2' });
    expect(await shown('TX2')).toEqual({ '2026-05-28': '2.1' });
  });

  it('are replaced as a whole by a full import, which removes what it does not hold', async () => {
    await publish(
      test.writer,
      aNavRelease('full', { TX1: { '2026-05-28': '1', '2026-05-29': '2' }, GONE: { '2026-05-29': '9' } }),
      NOW,
    );
    const next = await publish(
      test.writer,
      aNavRelease('full', { TX1: { '2026-05-29': '2' }, NEW: { '2026-05-29': '5' } }),
      NOW,
    );
    expect(next.series).toEqual([{ type: 'wealth-nav', added: 1, corrected: 0, removed: 2 }]);
    expect(await shown('TX1')).toEqual({ '2026-05-29': '2' });
    expect(await shown('GONE')).toEqual({});
    expect([...(await (await snapshotNow()).latest('wealth-nav')).keys()]).toEqual(['NEW', 'TX1']);
  });

  it('stay as they are when a release does not bring them', async () => {
    await publish(test.writer, aNavRelease('full', { TX1: { '2026-05-29': '1' } }), NOW);
    await publish(test.writer, aRelease({ scope: 'wealth', items: [] }), NOW);
    expect(await shown('TX1')).toEqual({ '2026-05-29': '1' });
  });

  it('show the old points after a rollback, and a day that comes then continues what visitors see', async () => {
    const first = await publish(test.writer, aNavRelease('full', { TX1: { '2026-05-27': '1.0' } }), NOW);
    const good = await publish(test.writer, aNavRelease('append', { TX1: { '2026-05-28': '1.1' } }), NOW);
    await publish(
      test.writer,
      aNavRelease('append', { TX1: { '2026-05-27': '7', '2026-05-29': '8' }, TX2: { '2026-05-29': '9' } }),
      NOW,
    );
    await activate(good.id);
    expect(await shown('TX1')).toEqual({ '2026-05-27': '1.0', '2026-05-28': '1.1' });
    expect(await shown('TX2')).toEqual({});
    const next = await publish(test.writer, aNavRelease('append', { TX1: { '2026-05-29': '1.2' } }), NOW);
    expect(next.series).toEqual([{ type: 'wealth-nav', added: 1, corrected: 0, removed: 0 }]);
    expect(await shown('TX1')).toEqual({ '2026-05-27': '1.0', '2026-05-28': '1.1', '2026-05-29': '1.2' });
    expect(await shown('TX2')).toEqual({});
    await activate(first.id);
    expect(await shown('TX1')).toEqual({ '2026-05-27': '1.0' });
  });

  it('are right after any order of imports, rollbacks and prunes', async () => {
    let seed = 20_260_601;
    const roll = (sides: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % sides;
    };
    const copy = (navs: Navs) => structuredClone(navs);
    const kept = new Map<number, Navs>();
    let active: number | undefined;
    const check = async (id: number) => {
      const content = test.store.snapshot({
        ...(await test.store.currentVersion(NOW)),
        releases: { wealth: id },
      });
      for (const key of ['K0', 'K1', 'K2']) {
        const history = await content.series('wealth-nav', key);
        expect(Object.fromEntries(history.map(({ date, unitNav }) => [date, unitNav]))).toEqual(
          kept.get(id)?.[key] ?? {},
        );
      }
    };
    for (let step = 0; step < 60; step += 1) {
      const choice = roll(10);
      const ids = [...kept.keys()];
      if (choice < 6 || ids.length === 0) {
        const given: Navs = {};
        for (let n = roll(5); n >= 0; n -= 1) (given[`K${roll(3)}`] ??= {})[dayAt(roll(4))] = `1.${roll(3)}`;
        const mode = choice < 4 ? 'append' : 'full';
        const { id, series } = await test.writer.importRelease(aNavRelease(mode, given), NOW);
        const before = active === undefined ? {} : (kept.get(active) ?? {});
        const after = mode === 'full' ? {} : copy(before);
        for (const [key, days] of Object.entries(given)) after[key] = { ...after[key], ...days };
        const count = (navs: Navs) => Object.values(navs).flatMap((days) => Object.keys(days)).length;
        const [change] = series ?? [];
        expect(count(before) + (change?.added ?? 0) - (change?.removed ?? 0)).toBe(count(after));
        kept.set(id, after);
        if (roll(3) > 0) await activate((active = id));
      } else if (choice < 8) {
        await activate((active = ids[roll(ids.length)] ?? 0));
      } else {
        await test.writer.prune(roll(3), NOW);
        const left = new Set((await test.writer.releases()).map(({ id }) => id));
        for (const id of ids) if (!left.has(id)) kept.delete(id);
      }
      for (const id of kept.keys()) await check(id);
    }
    expect(kept.size).toBeGreaterThan(1);
  });

  it('are whole again after a release that nobody saw has been pruned', async () => {
    await publish(test.writer, aNavRelease('full', { TX1: { '2026-05-27': '1.0' } }), NOW);
    await test.writer.importRelease(aNavRelease('append', { TX1: { '2026-05-27': '7' } }), NOW);
    await test.writer.prune(0, NOW);
    expect(await test.writer.releases()).toHaveLength(1);
    await publish(test.writer, aNavRelease('append', { TX1: { '2026-05-28': '1.1' } }), NOW);
    expect(await shown('TX1')).toEqual({ '2026-05-27': '1.0', '2026-05-28': '1.1' });
  });

  it('leave nothing behind when an import fails half-way', async () => {
    await publish(test.writer, aNavRelease('full', { TX1: { '2026-05-28': '1' } }), NOW);
    function* failing() {
      for (let index = 0; index < 5_000; index += 1)
        yield { key: 'TX1', date: dayAt(index), values: ['9', '9'] };
      throw new Error('The file ends in the middle of a line.');
    }
    const broken = aRelease({
      scope: 'wealth',
      items: [],
      series: [{ type: 'wealth-nav', mode: 'append', points: failing() }],
    });
    await expect(test.writer.importRelease(broken, NOW)).rejects.toThrow('middle of a line');
    expect(await shown('TX1')).toEqual({ '2026-05-28': '1' });
  });

  it('are refused in the wrong scope, with the wrong number of values, and with a day given twice', async () => {
    const wrong = aRelease({ scope: 'funds', items: [], series: [navSeries('full', {})] });
    await expect(test.writer.importRelease(wrong, NOW)).rejects.toThrow(
      'wealth-nav is not a history of funds (fund-nav, index-level, fund-measure)',
    );
    const short = { key: 'TX1', date: '2026-05-28', values: ['1'] };
    const twice = { key: 'TX1', date: '2026-05-28', values: ['1', '1'] };
    const withPoints = (given: NewPoint[]) =>
      aRelease({
        scope: 'wealth',
        items: [],
        series: [{ type: 'wealth-nav', mode: 'append', points: given }],
      });
    await expect(test.writer.importRelease(withPoints([short]), NOW)).rejects.toThrow('has 1 values, not 2');
    await expect(test.writer.importRelease(withPoints([twice, twice]), NOW)).rejects.toThrow();
    expect(await test.writer.releases()).toEqual([]);
  });

  it('fail rather than come in part once their release has been pruned', async () => {
    await publish(test.writer, aNavRelease('full', { TX1: { '2026-05-28': '1', '2026-05-29': '2' } }), NOW);
    const old = await snapshotNow();
    await publish(test.writer, aNavRelease('append', { TX1: { '2026-05-28': '3' } }), NOW);
    expect((await old.series('wealth-nav', 'TX1')).map(({ unitNav }) => unitNav)).toEqual(['1', '2']);
    await test.writer.prune(1, NOW);
    await expect(old.series('wealth-nav', 'TX1')).rejects.toThrow(ContentUnavailable);
    await expect(old.latest('wealth-nav')).rejects.toThrow(ContentUnavailable);
    expect(await shown('TX1')).toEqual({ '2026-05-28': '3', '2026-05-29': '2' });
  });

  it('show readers complete releases only, while 3,000 rows of a day come in', async () => {
    const keys = Array.from({ length: 3_000 }, (_, index) => `F${index}`);
    const dayOf = (date: string, nav: string): Navs =>
      Object.fromEntries(keys.map((key) => [key, { [date]: nav }]));
    await publish(test.writer, aNavRelease('full', dayOf('2026-05-28', '1')), NOW);
    await (await snapshotNow()).latest('wealth-nav');
    const progress = { importing: true };
    const importing = publish(test.writer, aNavRelease('append', dayOf('2026-05-29', '2')), NOW).finally(
      () => {
        progress.importing = false;
      },
    );
    const seen: string[] = [];
    do {
      const newest = await (await snapshotNow()).latest('wealth-nav', keys.slice(0, 500));
      const dates = new Set([...newest.values()].map(({ date }) => date));
      expect(dates.size).toBe(1);
      seen.push([...dates][0] ?? '');
    } while (progress.importing || !seen.includes('2026-05-29'));
    await importing;
    expect(seen.lastIndexOf('2026-05-28')).toBeLessThan(seen.indexOf('2026-05-29'));
  });

  it('come in by the hundred thousand', async () => {
    function* history(): Generator<NewPoint> {
      for (let fund = 0; fund < 100; fund += 1) {
        for (let day = 0; day < 1_250; day += 1) {
          yield { key: `F${fund}`, date: dayAt(day), values: [`1.${fund}${day}`, '2.5'] };
        }
      }
    }
    const release = aRelease({
      scope: 'wealth',
      items: [],
      series: [{ type: 'wealth-nav', mode: 'full', points: history() }],
    });
    const { series } = await publish(test.writer, release, NOW);
    expect(series?.[0]?.added).toBe(125_000);
    expect(await (await snapshotNow()).series('wealth-nav', 'F7')).toHaveLength(1_250);
  });
});

describe.each(DIALECTS)('a release that is made from another on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  const picture = aPicture('a');

  it('keeps the pictures of its basis', async () => {
    const first = await publish(test.writer, aRelease({ media: [picture] }), NOW);
    const next = await publish(test.writer, aRelease({ basis: first.id }), NOW);
    expect(await test.writer.mediaNames(next.id)).toEqual([picture.name]);
    await test.writer.prune(1, NOW);
    expect(await test.store.media(picture.name)).toBeDefined();
  });

  it('is refused when visitors see another release by now', async () => {
    const first = await publish(test.writer, aRelease({ bundleId: 'first' }), NOW);
    await publish(test.writer, aRelease({ bundleId: 'second' }), NOW);
    await expect(test.writer.importRelease(aRelease({ basis: first.id }), NOW)).rejects.toThrow(
      'visitors see release 2 by now, whose content it would undo',
    );
    expect(await test.writer.releases()).toHaveLength(2);
  });

  it('can be built from the items of the first, which come back as they were filed', async () => {
    const first = await publish(test.writer, aRelease(), NOW);
    const items = await test.writer.items(first.id);
    expect(items).toHaveLength(1);
    const next = await publish(test.writer, aRelease({ items, basis: first.id }), NOW);
    expect(await test.writer.contents(next.id)).toEqual(await test.writer.contents(first.id));
  });
});
