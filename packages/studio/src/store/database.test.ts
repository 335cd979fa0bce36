import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from '@bank/store/testing';
import { aDatabase } from '../testing/a-database.ts';
import { openStudioDatabase, StudioUnavailable, type StudioDatabase } from './database.ts';
import { listSteps, noteStep } from './steps.ts';

const note = (database: StudioDatabase, detail: string) =>
  noteStep(database, { person: 'Li Na', step: 'edited', edition: null, detail });
const detailsIn = (database: StudioDatabase) => listSteps(database).steps.map(({ detail }) => detail);

describe.each(DIALECTS)('the database of the studio on $name', (dialect) => {
  it('has its tables once, whoever opens it', async () => {
    const { database, open } = await aDatabase(dialect);
    note(database, 'one');
    expect(detailsIn(open())).toEqual(['one']);
    const migrations = database.prepare('select number from migration order by number').all();
    expect(migrations.length).toBeGreaterThan(1);
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('is not opened by a studio that is older than it', async () => {
    const { database, open } = await aDatabase(dialect);
    database.exec('insert into migration (number) values (99)');
    expect(open).toThrow('was made by a newer one');
  });

  it('keeps all of a transaction or nothing, whoever fails in it', async () => {
    const { database } = await aDatabase(dialect);
    const fails = () =>
      database.transaction(() => {
        note(database, 'of the outer one');
        database.transaction(() => note(database, 'of the inner one'));
        throw new Error('no');
      });
    expect(fails).toThrow('no');
    expect(detailsIn(database)).toEqual([]);
    const breaks = () =>
      database.transaction(() => {
        note(database, 'before');
        database.prepare('insert into edition (title) values (?)').run('lacks the rest');
      });
    expect(breaks).toThrow(/null/i);
    database.transaction(() => note(database, 'after'));
    expect(detailsIn(database)).toEqual(['after']);
  });

  it('gives numbers as numbers, texts as they were and in the order of their bytes', async () => {
    const { database } = await aDatabase(dialect);
    const put = database.prepare('insert into sign_in values (?, ?, ?, ?, ?, ?) returning ends_at');
    const moment = 1_795_000_000_123;
    const texts = ['b', 'B', 'ä', '北', '𠀀', "'; drop table person; --", '{"a":"\\u0000"}'];
    for (const text of texts) expect(put.get(text, text, '', '', '', moment)).toEqual({ ends_at: moment });
    const found = database.prepare('select state from sign_in order by state').all();
    const byBytes = texts.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(found.map(({ state }) => state)).toEqual(byBytes);
    expect(database.prepare('delete from sign_in where state = ?').run('b').changes).toBe(1);
    expect(database.prepare('select 1 as one from sign_in where state = ?').get('b')).toBeUndefined();
  });

  it('lets one hold a name at a time', async () => {
    const { database, open } = await aDatabase(dialect);
    const release = database.hold('edition 1');
    expect(release).toBeDefined();
    expect(database.hold('edition 1')).toBeUndefined();
    expect(database.hold('edition 2')).toBeDefined();
    // One process works on a file; on PostgreSQL there may be others.
    if (dialect.name === 'postgres') expect(open().hold('edition 1')).toBeUndefined();
    release?.();
    expect(open().hold('edition 1')).toBeDefined();
  });
});

it('PostgreSQL that does not answer is told at once, without its password', () => {
  const open = () =>
    openStudioDatabase({ databaseUrl: 'postgres://bank:hunter2@127.0.0.1:1/none', dataDir: '' });
  expect(open).toThrow(StudioUnavailable);
  expect(open).toThrow('PostgreSQL refused the connection');
});

it('a file of before there were migrations keeps what is in it', async () => {
  const [sqlite] = DIALECTS;
  if (sqlite === undefined) throw new Error('There is always SQLite.');
  const made = await sqlite.create();
  const { location } = made;
  const folder = join(location.dataDir, 'studio');
  mkdirSync(folder);
  const old = new DatabaseSync(join(folder, 'studio.sqlite'));
  old.exec(`
    create table person (name text primary key, chinese text not null, roles text not null, scopes text not null, columns text) strict;
    create table session (digest text primary key, person text not null references person, token text not null,
      language text not null, ends_at integer not null) strict;
    create table step (sequence integer primary key, at integer not null, person text not null, step text not null,
      edition integer, detail text not null, digest text not null) strict;
    insert into person values ('Li Na', '李娜', '["writer"]', '["site"]', null);
    insert into session values ('d', 'Li Na', 't', 'CN', 9999999999999);
    insert into step values (1, 1, 'Li Na', 'edited', null, 'kept', 'x');
  `);
  old.close();
  const database = openStudioDatabase({ databaseUrl: '', dataDir: location.dataDir });
  expect(detailsIn(database)).toEqual(['kept']);
  expect(database.prepare('select name, grants from person').all()).toEqual([
    { name: 'Li Na', grants: null },
  ]);
  expect(database.prepare('select * from session').all()).toEqual([]);
  database.close();
  await made.drop();
});
