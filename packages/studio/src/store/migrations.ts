import type { StudioDatabase } from './studio-database.ts';

/**
 * What the studio remembers of its own, in the words of SQLite; each is done once, in this order. No release needs any of it:
 * that is made of the sources and these edits of them.
 */
const MIGRATIONS: readonly string[] = [
  // Databases of before there was a list of migrations have these tables.
  `
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
create table if not exists step (
  sequence integer primary key, at integer not null, person text not null, step text not null, edition integer,
  detail text not null, digest text not null
) strict;
`,
  // People of a bank’s own sign-in, and how long their sessions live. Whoever was signed in signs in again.
  `
delete from session;
alter table session add column seen_at integer not null default 0;
alter table session add column id_token text;
alter table person add column grants text;
alter table person add column issuer text;
alter table person add column subject text;
create unique index person_subject on person (issuer, subject);
create table sign_in (
  state text primary key, browser text not null, nonce text not null, verifier text not null, back text not null,
  ends_at integer not null
) strict;
`,
  // Rows of a desk in the place of a source file that they were written into, the limits of desks, and embargoes.
  `
drop table desk_table;
create table desk_rows (
  edition integer primary key references edition, tables text not null
) strict;
create table desk_limit (
  desk text not null, key text not null, percent text not null, primary key (desk, key)
) strict;
create table embargo (
  edition integer primary key references edition, until integer not null
) strict;
`,
  // Records that an edition takes out, and files that it brings along.
  `
create table removed_item (
  edition integer not null references edition, item text not null, author text not null,
  primary key (edition, item)
) strict;
create table media_file (
  edition integer not null references edition, path text not null, sha256 text not null,
  primary key (edition, path)
) strict;
`,
  // What the bank’s sign-in calls a session, and its words that sessions are over, each of which counts once. Whoever was signed in signs in again.
  `
delete from session;
alter table session add column sid text;
create table logout_token (
  id text primary key, ends_at integer not null
) strict;
`,
  // What those words were about: a sign-in that they overtook opens no session.
  `
drop table logout_token;
create table logout_token (
  id text primary key, issuer text not null, subject text, sid text, issued_at integer not null, ends_at integer not null
) strict;
`,
];

/** Brings a database up to date; of several processes that begin at once the first one does. */
export function migrate(database: StudioDatabase, dialect: 'sqlite' | 'postgres'): void {
  const inDialect = dialect === 'sqlite' ? (text: string) => text : inPostgres;
  database.transaction(() => {
    database.exec(inDialect('create table if not exists migration (number integer primary key) strict;'));
    const row = database.prepare('select max(number) as last from migration').get();
    const done = Number(row?.['last'] ?? 0);
    if (done > MIGRATIONS.length)
      throw new Error(
        `The database of the studio was made by a newer one: ${done} of ${MIGRATIONS.length} steps.`,
      );
    for (const [index, text] of MIGRATIONS.entries()) {
      if (index < done) continue;
      database.exec(inDialect(text));
      database.prepare('insert into migration (number) values (?)').run(index + 1);
    }
  });
}

/** Texts are ordered by their bytes, as in SQLite. */
function inPostgres(text: string): string {
  return text
    .replaceAll(
      /\binteger primary key(?! references)/g,
      'bigint generated by default as identity primary key',
    )
    .replaceAll(/\binteger\b/g, 'bigint')
    .replaceAll(/\btext(?=\s*[,;)]|\s+(?:not null|primary key|references)\b)/g, 'text collate "C"')
    .replaceAll(/\) strict;/g, ');');
}
