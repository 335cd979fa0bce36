import type { Language } from '@bank/contract';
import type { StudioDatabase } from '../store/database.ts';
import type { EndedAtProvider } from './logout-token.ts';
import { findPerson, type Person } from './person.ts';
import { digestOf, secret } from './secrets.ts';

/** A session is noted as used no oftener than this. */
const NOTED_EVERY_MS = 60_000;

/** How long somebody stays signed in. */
export interface SessionLimits {
  /** Without asking for anything. */
  idleMs: number;
  /** At all. */
  longestMs: number;
}

export interface Session {
  person: Person;
  /** Stands in every form of this session, and in no other's. */
  token: string;
  language: Language;
  digest: string;
  /** What the bank's sign-in said, which it wants back when the person signs out. */
  idToken: string | undefined;
}

export interface NewSession {
  person: Pick<Person, 'name'>;
  language: Language;
  idToken?: string | undefined;
  /** What the provider calls it. */
  sid?: string | undefined;
}

/** Gives what the cookie holds: never what a browser had before. */
export function openSession(
  database: StudioDatabase,
  { person, language, idToken, sid }: NewSession,
  { longestMs }: SessionLimits,
  now = Date.now(),
): string {
  const id = secret();
  database.prepare('delete from session where ends_at <= ?').run(now);
  database
    .prepare(
      'insert into session (digest, person, token, language, ends_at, seen_at, id_token, sid) values (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(digestOf(id), person.name, secret(), language, now + longestMs, now, idToken ?? null, sid ?? null);
  return id;
}

interface Row {
  person: string;
  token: string;
  language: Language;
  seen_at: number;
  id_token: string | null;
}

/** The session of a cookie, which is used by this. */
export function findSession(
  database: StudioDatabase,
  id: string | undefined,
  { idleMs }: SessionLimits,
  now = Date.now(),
): Session | undefined {
  if (id === undefined) return undefined;
  const digest = digestOf(id);
  const found = database
    .prepare(
      'select person, token, language, seen_at, id_token from session where digest = ? and ends_at > ?',
    )
    .get(digest, now) as unknown as Row | undefined;
  if (found === undefined || found.seen_at <= now - idleMs) return undefined;
  const person = findPerson(database, found.person);
  if (person === undefined) return undefined;
  if (found.seen_at <= now - NOTED_EVERY_MS)
    database.prepare('update session set seen_at = ? where digest = ?').run(now, digest);
  return {
    person,
    token: found.token,
    language: found.language,
    digest,
    idToken: found.id_token ?? undefined,
  };
}

export function chooseLanguage(database: StudioDatabase, { digest }: Session, language: Language): void {
  database.prepare('update session set language = ? where digest = ?').run(language, digest);
}

export function endSession(database: StudioDatabase, { digest }: Pick<Session, 'digest'>): void {
  database.prepare('delete from session where digest = ?').run(digest);
}

/** Ends one session of the provider where it is named, else all of the account. Gives whose they were. */
export function endSessionsAtProvider(
  database: StudioDatabase,
  { issuer, subject, sid }: EndedAtProvider,
): string[] {
  const ofSubject = subject === undefined ? '' : ' and subject = ?';
  const ofSession = sid === undefined ? '' : ' and sid = ?';
  const people = `select name from person where issuer = ?${ofSubject}`;
  return database
    .prepare(`delete from session where person in (${people})${ofSession} returning person`)
    .all(...[issuer, subject, sid].filter((one) => one !== undefined))
    .map(({ person }) => String(person));
}

/** Ends every session of a person. Gives how many there were. */
export function endSessionsOf(database: StudioDatabase, person: string): number {
  return Number(database.prepare('delete from session where person = ?').run(person).changes);
}
