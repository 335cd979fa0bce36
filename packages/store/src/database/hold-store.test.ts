import { afterEach, describe, expect, it } from 'vitest';
import { holdStore } from './hold-store.ts';
import { DIALECTS, type TestDatabase } from '../testing/test-databases.ts';

describe.each(DIALECTS)('work on a store in $name', (dialect) => {
  let database: TestDatabase | undefined;
  afterEach(() => database?.drop());

  it('is one process’s alone until it lets go', async () => {
    database = await dialect.create();
    const first = await holdStore(database.location, 'feeds');
    expect(first?.isHeld()).toBe(true);
    expect(await holdStore(database.location, 'feeds')).toBeUndefined();
    const other = await holdStore(database.location, 'other-work');
    expect(other?.isHeld()).toBe(true);
    await first?.release();
    await expect.poll(() => first?.isHeld()).toBe(false);
    const second = await holdStore(database.location, 'feeds');
    expect(second?.isHeld()).toBe(true);
    await second?.release();
    await other?.release();
  });
});

it('a store that is away says why, and nothing of where it is', async () => {
  const location = { databaseUrl: 'postgres://user:secret@127.0.0.1:1/bank', dataDir: '' };
  await expect(holdStore(location, 'feeds')).rejects.toThrow(
    /^The content store cannot answer: PostgreSQL refused the connection\.$/,
  );
});
