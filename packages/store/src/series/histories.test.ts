import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Histories, NewSeries } from '../base/content-store.ts';
import { DIALECTS, aRelease, openTestStore, publish, type TestStore } from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');

type Derive = (histories: Histories) => Promise<readonly NewSeries[]>;
/** Each level as `index, day, close`. */
const levels = (...days: string[]): NewSeries => ({
  type: 'index-level',
  mode: 'append',
  points: days.map((line) => {
    const [key = '', date = '', close = ''] = line.split(' ');
    return { key, date, values: [close] };
  }),
});

describe.each(DIALECTS)('what is derived from histories on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  const publishLevels = (series: NewSeries, derive?: Derive) =>
    publish(
      test.writer,
      aRelease({ scope: 'funds', items: [], series: [series], ...(derive && { derive }) }),
      NOW,
    );
  /** What `read` finds while a second day comes in after a first one. */
  async function readDuringImport<Found>(read: (histories: Histories) => Promise<Found>): Promise<Found> {
    await publishLevels(levels('CSI300 2026-05-27 100', 'CSI300 2026-05-28 101', 'BOND 2026-05-28 50'));
    let found: Found | undefined;
    await publishLevels(levels('CSI300 2026-05-28 102', 'CSI300 2026-05-29 103'), async (histories) => {
      found = await read(histories);
      return [];
    });
    return found as Found;
  }

  it('knows the newest day of each key before the import', async () => {
    const before = await readDuringImport((histories) =>
      histories.before('index-level', ['CSI300', 'BOND', 'NONE']),
    );
    expect(Object.fromEntries(before)).toEqual({
      BOND: { date: '2026-05-28', close: '50' },
      CSI300: { date: '2026-05-28', close: '101' },
    });
  });

  it('knows nothing of before the first import', async () => {
    const found: unknown[] = [];
    await publishLevels(levels('CSI300 2026-05-28 101'), async (histories) => {
      found.push(await histories.before('index-level', ['CSI300']));
      return [];
    });
    expect(found).toEqual([new Map()]);
  });

  it('reads every day since one as the new release has it, oldest first', async () => {
    const since = await readDuringImport((histories) =>
      histories.since('index-level', ['CSI300', 'CSI300', 'BOND', 'NONE'], '2026-05-28'),
    );
    expect(Object.fromEntries(since)).toEqual({
      BOND: [{ date: '2026-05-28', close: '50' }],
      CSI300: [
        { date: '2026-05-28', close: '102' },
        { date: '2026-05-29', close: '103' },
      ],
    });
  });

  it('reads the newest point on or before each wanted day, in the order asked for', async () => {
    const on = await readDuringImport((histories) =>
      histories.on('index-level', [
        { key: 'CSI300', day: '2026-06-30' },
        { key: 'CSI300', day: '2026-05-27' },
        { key: 'CSI300', day: '2026-05-26' },
        { key: 'NONE', day: '2026-05-28' },
        { key: 'BOND', day: '2026-05-29' },
      ]),
    );
    expect(on).toEqual([
      { date: '2026-05-29', close: '103' },
      { date: '2026-05-27', close: '100' },
      undefined,
      undefined,
      { date: '2026-05-28', close: '50' },
    ]);
  });

  it('is written with the release, and shown with it', async () => {
    const { id, series } = await publishLevels(levels('CSI300 2026-05-28 101'), async () => [
      {
        type: 'fund-nav',
        mode: 'append',
        points: [{ key: '000001', date: '2026-05-28', values: ['1', '', '', '', ''] }],
      },
    ]);
    expect(series?.map(({ type, added }) => [type, added])).toEqual([
      ['index-level', 1],
      ['fund-nav', 1],
    ]);
    const content = test.store.snapshot(await test.store.currentVersion(NOW));
    expect(await content.series('fund-nav', '000001')).toMatchObject([{ date: '2026-05-28', unitNav: '1' }]);
    expect([...(await test.writer.latest(id, 'fund-nav')).keys()]).toEqual(['000001']);
    expect(await test.writer.latest(id, 'fund-nav', ['000002'])).toEqual(new Map());
  });

  it('is refused in a scope that has no such history', async () => {
    const derive: Derive = async () => [levels('CSI300 2026-05-28 101')];
    await expect(test.writer.importRelease(aRelease({ derive }), NOW)).rejects.toThrow(
      'index-level is not a history of site (which has none)',
    );
  });
});
