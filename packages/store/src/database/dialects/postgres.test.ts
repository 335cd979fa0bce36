import { readFileSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentUnavailable } from '../../base/content-unavailable.ts';
import { openContentStore, openContentWriter } from '../../open-store.ts';
import { DIALECTS, aRelease, anArticle, openTestStore, publish, type TestStore } from '../../testing.ts';
import { postgresStore } from './postgres.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');
const dialect = DIALECTS.find(({ name }) => name === 'postgres');

/** Stands between the store and PostgreSQL, so that a test can break the line without stopping the server. */
async function startRelay(target: URL) {
  const sockets = new Set<Socket>();
  let frozen = false;
  const accept = (near: Socket) => {
    const far = createConnection(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => void (frozen || to.write(data)));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  };
  let server = createServer(accept);
  const listen = (at: number) =>
    new Promise<void>((resolve) => {
      server = createServer(accept).listen(at, '127.0.0.1', resolve);
    });
  await listen(0);
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    port,
    start: () => listen(port),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
    freeze(now: boolean) {
      frozen = now;
    },
  };
}

describe.skipIf(!dialect)('a content store in PostgreSQL', () => {
  let test: TestStore;
  let address: URL;
  beforeEach(async () => {
    if (!dialect) throw new Error('unreachable: the tests are skipped');
    test = await openTestStore(dialect);
    address = new URL(test.location.databaseUrl ?? '');
    await publish(test.writer, aRelease({ items: [anArticle({ title: 'here' })] }), NOW);
  });
  afterEach(() => test.drop());

  function through(port: number): string {
    const other = new URL(address);
    other.hostname = '127.0.0.1';
    other.port = String(port);
    return other.href;
  }

  it('is unavailable at a wrong port, and says so without the address', async () => {
    const relay = await startRelay(address);
    await relay.stop();
    const store = await openContentStore({ databaseUrl: through(relay.port), dataDir: '' });
    const error = await store.currentVersion(NOW).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContentUnavailable);
    expect(error).toMatchObject({
      name: 'ContentUnavailable',
      message: 'The content store cannot answer: PostgreSQL refused the connection.',
    });
    await store.close();
  });

  it('is unavailable with a wrong password, and does not repeat it', async () => {
    const wrong = new URL(address);
    wrong.password = 'wr0ng-s3cret';
    wrong.username = 'nobody_we_know';
    const store = await openContentStore({ databaseUrl: wrong.href, dataDir: '' });
    const error = await store.currentVersion(NOW).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContentUnavailable);
    expect(String(error)).toMatch(/PostgreSQL reported 28/);
    expect(JSON.stringify(error) + String(error)).not.toMatch(/s3cret|nobody_we_know/);
    await store.close();
  });

  it('loses its connections and finds them again by itself', async () => {
    const relay = await startRelay(address);
    const store = await openContentStore({ databaseUrl: through(relay.port), dataDir: '' });
    const snapshot = store.snapshot(await store.currentVersion(NOW));
    expect(await snapshot.count('article', 'CN')).toBe(1);
    await relay.stop();
    await expect(store.currentVersion(NOW)).rejects.toThrow(ContentUnavailable);
    await expect(snapshot.count('article', 'CN')).rejects.toThrow(ContentUnavailable);
    await relay.start();
    expect(await snapshot.count('article', 'CN')).toBe(1);
    await store.close();
    await relay.stop();
  });

  it('goes on at the other host of its address when the one it asked is gone, and stays there [REL-4]', async () => {
    const [first, second] = [await startRelay(address), await startRelay(address)];
    const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}/`;
    const databaseUrl = through(first.port).replace(/127\.0\.0\.1:\d+\//, hosts);
    const store = await openContentStore({ databaseUrl, dataDir: '' });
    await store.currentVersion(NOW);
    await first.stop();
    // The connection that it had ends with this one.
    await expect(store.currentVersion(NOW)).rejects.toThrow(ContentUnavailable);
    expect((await store.currentVersion(NOW)).sequence).toBe(1);
    await first.start();
    await second.stop();
    await expect(store.currentVersion(NOW)).rejects.toThrow(ContentUnavailable);
    expect((await store.currentVersion(NOW)).sequence).toBe(1);
    await store.close();
    await first.stop();
  });

  it('gives up on a server that falls silent, and recovers when it speaks again', async () => {
    const relay = await startRelay(address);
    const store = await openContentStore({ databaseUrl: through(relay.port), dataDir: '' });
    await store.currentVersion(NOW);
    relay.freeze(true);
    await expect(store.currentVersion(NOW)).rejects.toThrow(/did not answer in time/);
    // The silent connection is gone, so this one fails while connecting.
    await expect(store.currentVersion(NOW)).rejects.toThrow(/did not answer in time/);
    relay.freeze(false);
    expect((await store.currentVersion(NOW)).sequence).toBe(1);
    await store.close();
    await relay.stop();
  });

  it('survives the server ending its connections in the middle of a read', async () => {
    const relay = await startRelay(address);
    const store = await openContentStore({ databaseUrl: through(relay.port), dataDir: '' });
    await store.currentVersion(NOW);
    relay.freeze(true);
    const reading = expect(store.currentVersion(NOW)).rejects.toThrow(ContentUnavailable);
    await relay.stop();
    await reading;
    await store.close();
  });

  it('waits for a locked table no longer than its time limit', async () => {
    const other = new Client({ connectionString: address.href });
    await other.connect();
    await other.query('begin; lock table activation in access exclusive mode');
    await expect(test.store.currentVersion(NOW)).rejects.toThrow(/did not answer in time/);
    await other.query('rollback');
    await other.end();
    expect((await test.store.currentVersion(NOW)).sequence).toBe(1);
  });

  it('cannot be written through the reader, even by an address that asks for it', async () => {
    const options = `${address.searchParams.get('options')} -cdefault_transaction_read_only=off`;
    address.searchParams.set('options', options);
    const reader = postgresStore(address.href).openReader();
    const writing = reader.database().insertInto('blob').values({ hash: 'x', json: '{}' }).execute();
    await expect(writing).rejects.toThrow(/read-only transaction/);
    await reader.close();
  });

  it('is readable, and no more, to the role that docs/publishing.md advises', async ({ skip }) => {
    const admin = new Client({ connectionString: address.href });
    await admin.connect();
    try {
      const may = await admin.query(
        'select rolsuper or rolcreaterole as may, current_schema() as schema from pg_roles where rolname = current_user',
      );
      const { may: mayCreateRoles, schema } = may.rows[0] as { may: boolean; schema: string };
      if (!mayCreateRoles) skip('the user of TEST_DATABASE_URL may not create roles');
      const text = readFileSync(new URL('../../../../../docs/publishing.md', import.meta.url), 'utf8');
      const advice = /```sql\n([^]*?)```/.exec(text)?.[1] ?? '';
      const role = `${schema}_reader`;
      await admin.query(advice.replaceAll('bank_reader', role).replaceAll('public', schema));
      try {
        const asReader = new URL(address);
        asReader.username = role;
        asReader.password = 'choose-one';
        const location = { databaseUrl: asReader.href, dataDir: '' };
        const store = await openContentStore(location);
        const snapshot = store.snapshot(await store.currentVersion(NOW));
        expect((await snapshot.find('article', 'CN', 'opening-hours'))?.title).toBe('here');
        await store.close();
        const writer = await openContentWriter(location);
        await expect(writer.importRelease(aRelease(), NOW)).rejects.toThrow(ContentUnavailable);
        await writer.close();
      } finally {
        await admin.query(`drop owned by ${role}; drop role ${role}`);
      }
    } finally {
      await admin.end();
    }
  });
});
