import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BodyCache } from './body-cache.ts';
import { ContentUnavailable } from '../base/content-unavailable.ts';
import type { Connection } from '../database/dialects/store-dialect.ts';
import { dialectFor } from '../open-store.ts';
import { aRelease, anArticle, openTestStore, type TestStore } from '../testing.ts';

describe('the cache of bodies', () => {
  let test: TestStore;
  let connection: Connection;
  let hashes: string[];
  beforeEach(async () => {
    test = await openTestStore();
    const items = ['a', 'b', 'c'].map((key) => anArticle({ key, title: key }));
    const { id } = await test.writer.importRelease(aRelease({ items }), 0);
    hashes = (await test.writer.contents(id)).map((item) => item.hash);
    connection = dialectFor(test.location).openReader();
  });
  afterEach(async () => {
    await connection.close();
    await test.drop();
  });

  it('parses a body once, and gives bodies in the order asked for, repeats included', async () => {
    const cache = new BodyCache();
    const [a, b, c] = await cache.find(connection.database(), hashes);
    expect([a, b, c]).toMatchObject([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
    const [first, again, other] = await cache.find(
      connection.database(),
      [2, 2, 0].map((at) => hashes[at] ?? ''),
    );
    expect(first).toBe(c);
    expect(again).toBe(c);
    expect(other).toBe(a);
  });

  it('keeps nothing that is read in passing, and gives what it has', async () => {
    const cache = new BodyCache();
    const read = async (areKept: boolean) =>
      (await cache.find(connection.database(), [hashes[0] ?? ''], areKept))[0];
    const passed = await read(false);
    const kept = await read(true);
    expect(kept).not.toBe(passed);
    expect(await read(false)).toBe(kept);
  });

  it('lets go of what was used longest ago when it is full', async () => {
    const { length } = JSON.stringify(anArticle({ title: 'a' }).body);
    const cache = new BodyCache(2 * length);
    const read = async (at: number) => (await cache.find(connection.database(), [hashes[at] ?? '']))[0];
    const a = await read(0);
    const b = await read(1);
    expect(await read(0)).toBe(a);
    await read(2);
    expect(await read(0)).toBe(a);
    expect(await read(1)).not.toBe(b);
    expect(await read(1)).toEqual(b);
  });

  it('fails when a body is gone', async () => {
    await expect(new BodyCache().find(connection.database(), ['0'.repeat(64)])).rejects.toThrow(
      ContentUnavailable,
    );
  });
});
