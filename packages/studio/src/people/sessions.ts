import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@bank/contract';
import type { StudioDatabase } from '../store/database.ts';
import { findPerson, type Person } from './person.ts';

/** A working day; whoever stays longer signs in again. */
export const SESSION_MS = 10 * 3_600_000;
const SECRET_BYTES = 32;

export interface Session {
  person: Person;
  /** Stands in every form of this session, and in no other's. */
  token: string;
  language: Language;
  digest: string;
}

const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
/** Whoever reads the database cannot take over a session. */
const digestOf = (id: string) => createHash('sha256').update(id).digest('hex');

/** Gives what the cookie holds. */
export function openSession(
  database: StudioDatabase,
  person: Person,
  language: Language,
  now = Date.now(),
): string {
  const id = secret();
  database.prepare('delete from session where ends_at <= ?').run(now);
  database
    .prepare('insert into session (digest, person, token, language, ends_at) values (?, ?, ?, ?, ?)')
    .run(digestOf(id), person.name, secret(), language, now + SESSION_MS);
  return id;
}

export function findSession(
  database: StudioDatabase,
  id: string | undefined,
  now = Date.now(),
): Session | undefined {
  if (id === undefined) return undefined;
  const digest = digestOf(id);
  const row = database
    .prepare('select person, token, language from session where digest = ? and ends_at > ?')
    .get(digest, now) as { person: string; token: string; language: Language } | undefined;
  const person = row && findPerson(database, row.person);
  return row && person && { person, token: row.token, language: row.language, digest };
}

export function chooseLanguage(database: StudioDatabase, { digest }: Session, language: Language): void {
  database.prepare('update session set language = ? where digest = ?').run(language, digest);
}

export function endSession(database: StudioDatabase, { digest }: Session): void {
  database.prepare('delete from session where digest = ?').run(digest);
}
