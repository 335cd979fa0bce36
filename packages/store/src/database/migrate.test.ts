import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { dialectFor, openContentStore, openContentWriter } from '../open-store.ts';
import { DIALECTS, aRelease, publish, type TestDatabase } from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');

describe.each(DIALECTS)('migrating on $name', (dialect) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await dialect.create();
  });
  afterEach(() => database.drop());

  it('happens once when two writers start at the same time', async () => {
    const writers = await Promise.all([
      openContentWriter(database.location),
      openContentWriter(database.location),
    ]);
    await Promise.all(writers.map((writer) => writer.migrate()));
    const [first, second] = await Promise.all(writers.map((writer) => publish(writer, aRelease(), NOW)));
    expect(first?.id).not.toBe(second?.id);
    expect(await writers[0].releases()).toHaveLength(2);
    for (const writer of writers) await writer.close();
  });

  it('leaves existing content alone', async () => {
    const writer = await openContentWriter(database.location);
    await writer.migrate();
    await publish(writer, aRelease(), NOW);
    await writer.migrate();
    expect(await writer.releases()).toHaveLength(1);
    await writer.close();
  });

  it('stops at a database that a newer version has prepared', async () => {
    const writer = await openContentWriter(database.location);
    await writer.migrate();
    const other = dialectFor(database.location).openWriter();
    await sql`insert into migration values ('9999-later', 0)`.execute(other.database());
    await other.close();
    await expect(writer.migrate()).rejects.toThrow(/newer version \(9999-later\)/);
    await writer.close();
  });

  it('has not happened yet: reads say so, and succeed once it has', async () => {
    const writer = await openContentWriter(database.location);
    const store = await openContentStore(database.location);
    await expect(store.currentVersion(NOW)).rejects.toThrow(/no content tables yet/);
    await expect(writer.importRelease(aRelease(), NOW)).rejects.toThrow(/no content tables yet/);
    await writer.migrate();
    expect((await store.currentVersion(NOW)).sequence).toBe(0);
    await store.close();
    await writer.close();
  });

  it('is written down under names that stay, so that no later version applies it again', async () => {
    const writer = await openContentWriter(database.location);
    await writer.migrate();
    const connection = dialectFor(database.location).openWriter();
    const applied = await connection.database().selectFrom('migration').select('name').execute();
    expect(applied.map(({ name }) => name)).toEqual(['0001-content', '0002-series', '0003-publishing-log']);
    await connection.close();
    await writer.close();
  });
});
