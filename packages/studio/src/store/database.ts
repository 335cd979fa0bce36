import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeOwnFolder } from '@bank/store';

/** What the studio remembers of its own. No release needs any of it: that is made of the sources and these edits of them. */
const TABLES = `
create table if not exists person (
  name text primary key, chinese text not null, roles text not null, scopes text not null, columns text
) strict;
create table if not exists session (
  digest text primary key, person text not null references person, token text not null, language text not null,
  ends_at integer not null
) strict;
create table if not exists edition (
  id integer primary key, title text not null, scope text not null, state text not null, revision integer not null,
  made_by text not null, made_at integer not null, submitted_by text, approved_by text, published_by text,
  bundle_id text, basis integer, shows_from integer, changes text, release_id integer
) strict;
create table if not exists new_item (
  edition integer not null references edition, item text not null, column_id text not null, author text not null,
  primary key (edition, item)
) strict;
create table if not exists edit (
  edition integer not null references edition, item text not null, field text not null, was text not null,
  value text not null, author text not null, at integer not null, primary key (edition, item, field)
) strict;
create table if not exists author (
  edition integer not null references edition, person text not null, primary key (edition, person)
) strict;
create table if not exists remark (
  id integer primary key, edition integer not null references edition, item text not null, person text not null,
  at integer not null, text text not null
) strict;
create table if not exists desk_table (
  edition integer primary key references edition, type text not null, file text not null, was text not null,
  text text not null
) strict;
create table if not exists removed_item (
  edition integer not null references edition, item text not null, author text not null,
  primary key (edition, item)
) strict;
create table if not exists media_file (
  edition integer not null references edition, path text not null, sha256 text not null,
  primary key (edition, path)
) strict;
create table if not exists step (
  sequence integer primary key, at integer not null, person text not null, step text not null, edition integer,
  detail text not null, digest text not null
) strict;
`;

/** Opens the studio's own database, which is written before anything is acknowledged. */
export function openStudioDatabase(dataDir: string): DatabaseSync {
  const folder = join(dataDir, 'studio');
  makeOwnFolder(folder);
  const database = new DatabaseSync(join(folder, 'studio.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  database.exec(TABLES);
  return database;
}

/** All of it, or nothing. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
