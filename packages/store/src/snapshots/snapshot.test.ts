import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentSnapshot, ListQuery, NewItem } from '../base/content-store.ts';
import { ContentUnavailable } from '../base/content-unavailable.ts';
import {
  DIALECTS,
  aRecord,
  aRelease,
  anArticle,
  openTestStore,
  publish,
  type TestStore,
} from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');
const NEWS = '100101';
const NOTICES = '100102';

describe.each(DIALECTS)('a snapshot of content on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  async function snapshotOf(items: NewItem[]): Promise<ContentSnapshot> {
    await publish(test.writer, aRelease({ items }), NOW);
    return test.store.snapshot(await test.store.currentVersion(NOW));
  }
  const keysOf = async (snapshot: ContentSnapshot, query?: ListQuery) =>
    (await snapshot.list('article', 'CN', query)).map((item) => item.key);

  it('finds a record by key, in the language that was asked for', async () => {
    const snapshot = await snapshotOf([
      anArticle({ key: '1042', title: '营业时间调整', publishDate: '2026-04-30' }),
      anArticle({ key: '1042', language: 'EN', title: 'New opening hours' }),
      anArticle({ key: 'only-chinese' }),
    ]);
    expect(await snapshot.find('article', 'CN', '1042')).toMatchObject({
      key: '1042',
      section: NEWS,
      date: '2026-04-30',
      title: '营业时间调整',
      body: { title: '营业时间调整', columnId: NEWS, tags: [] },
    });
    expect((await snapshot.find('article', 'EN', '1042'))?.body.title).toBe('New opening hours');
    expect(await snapshot.find('article', 'EN', 'only-chinese')).toBeUndefined();
    expect(await snapshot.find('article', 'CN', "' or 1=1 --")).toBeUndefined();
    expect(await snapshot.find('article', 'CN', '1042\0')).toBeUndefined();
    expect(await snapshot.find('column', 'CN', '1042')).toBeUndefined();
  });

  it('goes through all of a type in the order of its list, and gives others their turn in between', async () => {
    const keys = Array.from({ length: 450 }, (_, index) => `a-${String(index).padStart(3, '0')}`);
    const snapshot = await snapshotOf([
      ...keys.map((key) => anArticle({ key })),
      anArticle({ key: 'to-come', publishAt: NOW + 1 }),
      anArticle({ key: 'english', language: 'EN' }),
    ]);
    let turns = 0;
    let next: NodeJS.Immediate;
    const other = () => {
      turns += 1;
      next = setImmediate(other);
    };
    next = setImmediate(other);
    const passed: string[] = [];
    let turnsBetween = 0;
    for await (const { key, body } of snapshot.each('article', 'CN')) {
      expect(body.columnId).toBe(NEWS);
      passed.push(key);
      if (passed.length === 201) turnsBetween = turns;
    }
    clearImmediate(next);
    expect(passed).toEqual(await keysOf(snapshot));
    expect(passed).toHaveLength(450);
    expect(turnsBetween).toBeGreaterThan(0);
    const none = [];
    for await (const item of snapshot.each('column', 'CN')) none.push(item);
    expect(none).toEqual([]);
  });

  it('names the newest date of each section, of what visitors see', async () => {
    const snapshot = await snapshotOf([
      anArticle({ key: 'old', publishDate: '2026-01-02' }),
      anArticle({ key: 'new', publishDate: '2026-04-30' }),
      anArticle({ key: 'to-come', publishDate: '2026-05-01', publishAt: NOW + 1 }),
      anArticle({ key: 'elsewhere', columnId: NOTICES, publishDate: '2025-12-31' }),
    ]);
    expect(await snapshot.newest('article', 'CN')).toEqual(
      new Map([
        [NEWS, '2026-04-30'],
        [NOTICES, '2025-12-31'],
      ]),
    );
    expect(await snapshot.newest('article', 'EN')).toEqual(new Map());
  });

  it('tells a record whose time is over from one that is shown, is to come or never was [NEWS-2]', async () => {
    const snapshot = await snapshotOf([
      anArticle({ key: 'over', expireAt: NOW }),
      anArticle({ key: 'shown', expireAt: NOW + 1 }),
      anArticle({ key: 'to-come', publishAt: NOW + 1 }),
    ]);
    const ended = (key: string) => snapshot.hasEnded('article', 'CN', key);
    expect(await ended('over')).toBe(true);
    expect(await snapshot.hasEnded('article', 'EN', 'over')).toBe(false);
    for (const key of ['shown', 'to-come', 'never-was', 'over\0']) expect(await ended(key)).toBe(false);
  });

  it('lists by rank, then newest date, then last key', async () => {
    const snapshot = await snapshotOf([
      anArticle({ key: 'b', publishDate: '2026-05-02' }),
      anArticle({ key: 'a', publishDate: '2026-05-03' }),
      anArticle({ key: 'B', publishDate: '2026-05-02' }),
      anArticle({ key: 'c', publishDate: '2026-05-02' }),
      anArticle({ key: 'pinned', publishDate: '2020-01-01', top: true }),
      anArticle({ key: 'elsewhere', columnId: NOTICES, publishDate: '2026-05-02' }),
    ]);
    // By code point: capitals before small letters, on every database.
    expect(await keysOf(snapshot, { section: NEWS })).toEqual(['pinned', 'a', 'c', 'b', 'B']);
    expect(await keysOf(snapshot)).toEqual(['pinned', 'a', 'elsewhere', 'c', 'b', 'B']);
  });

  it('pages without gaps or repeats, and counts all pages', async () => {
    const items = Array.from({ length: 25 }, (_, index) => anArticle({ key: `n${index}` }));
    const snapshot = await snapshotOf(items);
    const pages = [];
    for (const offset of [0, 10, 20, 30]) pages.push(await keysOf(snapshot, { offset, limit: 10 }));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5, 0]);
    expect(new Set(pages.flat()).size).toBe(25);
    expect(await keysOf(snapshot, { offset: 20 })).toEqual(pages[2]);
    expect(await snapshot.count('article', 'CN')).toBe(25);
    expect(await snapshot.count('article', 'CN', { section: NOTICES })).toBe(0);
  });

  it('filters by days, both inclusive, and leaves records without a date out of every period', async () => {
    const undated = { ...anArticle({ key: 'undated' }), date: '' };
    const snapshot = await snapshotOf([
      anArticle({ key: 'old', publishDate: '2025-12-31' }),
      anArticle({ key: 'first', publishDate: '2026-01-01' }),
      anArticle({ key: 'last', publishDate: '2026-01-31' }),
      undated,
    ]);
    expect(await keysOf(snapshot, { from: '2026-01-01', to: '2026-01-31' })).toEqual(['last', 'first']);
    expect(await keysOf(snapshot, { to: '2025-12-31' })).toEqual(['old']);
    expect(await keysOf(snapshot, { from: '2026-01-31' })).toEqual(['last']);
  });

  it.each([
    ['利率', ['rates']],
    ['利率 存款', ['rates']],
    ['利率 贷款', []],
    ['lpr', ['rates']],
    ['ＬＰＲ', ['rates']],
    ['5%', ['rates']],
    ['%', ['rates']],
    ['_', ['under_score']],
    ['\\', ['backslash']],
    ["'", []],
    [' ', ['under_score', 'rates', 'backslash']],
  ])('filters by the keyword "%s" literally, whatever the case', async (keyword, expected) => {
    const snapshot = await snapshotOf([
      anArticle({ key: 'rates', title: '存款利率 2.5%', summary: 'LPR 公告' }),
      anArticle({ key: 'under_score', title: 'a_b', summary: 'x' }),
      anArticle({ key: 'backslash', title: 'a\\b', summary: 'x' }),
    ]);
    expect(await keysOf(snapshot, { keyword })).toEqual(expected);
    expect(await snapshot.count('article', 'CN', { keyword })).toBe(expected.length);
  });

  it('names the months that have records, newest first, with how many [NEWS-1]', async () => {
    const snapshot = await snapshotOf([
      anArticle({ key: 'a', publishDate: '2024-02-29' }),
      anArticle({ key: 'b', publishDate: '2026-01-01' }),
      anArticle({ key: 'c', publishDate: '2024-12-31' }),
      anArticle({ key: 'same-month', publishDate: '2024-12-01' }),
      anArticle({ key: 'd', publishDate: '2025-12-31', columnId: NOTICES }),
      anArticle({ key: 'e', publishDate: '2027-01-01', publishAt: NOW + 1 }),
      { ...anArticle({ key: 'undated' }), date: '' },
    ]);
    expect(await snapshot.months('article', 'CN', NEWS)).toEqual([
      { month: '2026-01', count: 1 },
      { month: '2024-12', count: 2 },
      { month: '2024-02', count: 1 },
    ]);
    expect(await snapshot.months('article', 'EN', NEWS)).toEqual([]);
  });

  it('finds the neighbours by date and key in the same section, pinned or not [NEWS-1]', async () => {
    const snapshot = await snapshotOf([
      anArticle({ key: 'a', title: 'A', publishDate: '2026-05-01' }),
      anArticle({ key: 'b', title: 'B', publishDate: '2026-05-02', top: true }),
      anArticle({ key: 'c', title: 'C', publishDate: '2026-05-02' }),
      anArticle({ key: 'd', title: 'D', publishDate: '2026-05-03', expireAt: NOW }),
      anArticle({ key: 'e', title: 'E', publishDate: '2026-05-04', columnId: NOTICES }),
      anArticle({ key: 'f', title: 'F', publishDate: '2026-05-05', columnId: NOTICES }),
    ]);
    const neighbours = (key: string) => snapshot.neighbours('article', 'CN', NEWS, key);
    expect(await neighbours('a')).toEqual({ newer: { key: 'b', title: 'B' }, older: undefined });
    expect(await neighbours('b')).toEqual({
      newer: { key: 'c', title: 'C' },
      older: { key: 'a', title: 'A' },
    });
    expect(await neighbours('c')).toEqual({ newer: undefined, older: { key: 'b', title: 'B' } });
    // Under a section that is not its own a record has none: the ones beside it belong to another list.
    for (const absent of ['d', 'e', 'f', 'never-was']) {
      expect(await neighbours(absent)).toEqual({ newer: undefined, older: undefined });
    }
  });

  it('keeps its content after another release became visible', async () => {
    const before = await snapshotOf([anArticle({ title: 'Before' })]);
    const after = await snapshotOf([anArticle({ title: 'After' }), anArticle({ key: 'another' })]);
    expect((await before.find('article', 'CN', 'opening-hours'))?.title).toBe('Before');
    expect(await before.count('article', 'CN')).toBe(1);
    expect((await after.find('article', 'CN', 'opening-hours'))?.title).toBe('After');
  });

  it('has nothing in a scope that was never published', async () => {
    const snapshot = await snapshotOf([anArticle()]);
    expect(await snapshot.list('fx-rate', 'CN')).toEqual([]);
    expect(await snapshot.count('fx-rate', 'CN')).toBe(0);
    expect(await snapshot.find('fx-rate', 'CN', 'USD')).toBeUndefined();
  });

  it('reads each type from the release of its own scope', async () => {
    await publish(test.writer, aRelease(), NOW);
    const gold = aRecord(
      'gold-price',
      { key: 'gold' },
      {
        price: '707.15',
        changeRate: '-0.21',
        publishTime: '2026-06-01T08:30:00+08:00',
      },
    );
    await publish(test.writer, aRelease({ scope: 'rates', items: [gold] }), NOW);
    const snapshot = test.store.snapshot(await test.store.currentVersion(NOW));
    expect((await snapshot.find('gold-price', 'CN', 'gold'))?.body.price).toBe('707.15');
    expect(await snapshot.count('article', 'CN')).toBe(1);
  });

  it('fails rather than finding nothing when its release has been pruned', async () => {
    const old = await snapshotOf([anArticle()]);
    await snapshotOf([anArticle({ title: 'Newer' })]);
    await test.writer.prune(1, NOW);
    await expect(old.find('article', 'CN', 'opening-hours')).rejects.toThrow(ContentUnavailable);
    await expect(old.list('article', 'CN')).rejects.toThrow(/no longer in it/);
    await expect(old.count('article', 'CN')).rejects.toThrow(ContentUnavailable);
    await expect(old.months('article', 'CN', NEWS)).rejects.toThrow(ContentUnavailable);
    await expect(old.neighbours('article', 'CN', NEWS, 'opening-hours')).rejects.toThrow(ContentUnavailable);
  });

  it('hands out bodies that nobody can change for the next reader', async () => {
    const snapshot = await snapshotOf([anArticle({ tags: ['branch'] })]);
    const article = await snapshot.find('article', 'CN', 'opening-hours');
    expect(() => article?.body.tags.push('changed')).toThrow(TypeError);
    expect((await snapshot.find('article', 'CN', 'opening-hours'))?.body.tags).toEqual(['branch']);
  });

  it('lists more records than one query for bodies may name', async () => {
    const items = Array.from({ length: 450 }, (_, index) =>
      anArticle({ key: `n${index}`, title: `Title ${index}` }),
    );
    const snapshot = await snapshotOf(items);
    const listed = await snapshot.list('article', 'CN');
    expect(listed).toHaveLength(450);
    for (const { key, body } of listed) expect(body.title).toBe(`Title ${key.slice(1)}`);
  });
});
