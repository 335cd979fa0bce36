import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { StoreLocation } from '../open-store.ts';

export interface TestDatabase {
  readonly location: StoreLocation;
  /** Close every store of it first. */
  drop(): Promise<void>;
}

export interface TestDialect {
  readonly name: 'sqlite' | 'postgres';
  /** An empty database of its own, without tables. */
  create(): Promise<TestDatabase>;
}

const sqlite: TestDialect = {
  name: 'sqlite',
  async create() {
    const dataDir = mkdtempSync(join(tmpdir(), 'bank-store-'));
    return {
      location: { databaseUrl: undefined, dataDir },
      async drop() {
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  },
};

async function run(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

// A schema rather than a database: the user of TEST_DATABASE_URL need not be allowed to create databases.
function postgres(databaseUrl: string): TestDialect {
  return {
    name: 'postgres',
    async create() {
      const schema = `bank_test_${randomBytes(6).toString('hex')}`;
      await run(databaseUrl, `create schema ${schema}`);
      const address = new URL(databaseUrl);
      address.searchParams.set('options', `-csearch_path=${schema}`);
      return {
        location: { databaseUrl: address.href, dataDir: '' },
        drop: () => run(databaseUrl, `set client_min_messages = warning; drop schema ${schema} cascade`),
      };
    },
  };
}

const databaseUrl = process.env['TEST_DATABASE_URL'];

/** SQLite always, and PostgreSQL when TEST_DATABASE_URL names a server: for `describe.each`. */
export const DIALECTS: readonly TestDialect[] = databaseUrl ? [sqlite, postgres(databaseUrl)] : [sqlite];
