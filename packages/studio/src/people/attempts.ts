import type { StudioDatabase } from '../store/database.ts';
import { digestOf } from './secrets.ts';

/** Long enough for a password and a second factor. */
export const ATTEMPT_MS = 10 * 60_000;
/** Nobody is known yet, so what strangers can make it keep has an end. */
const MOST_ATTEMPTS = 10_000;

/** Somebody who was sent to the bank's sign-in and has not come back yet. */
export interface Attempt {
  state: string;
  nonce: string;
  /** Of PKCE: shows that who brings the code is who asked for it. */
  verifier: string;
  /** The page from which they came. */
  back: string;
}

/** `browser` is what the browser holds that was sent there. */
export function keepAttempt(
  database: StudioDatabase,
  browser: string,
  { state, nonce, verifier, back }: Attempt,
  now = Date.now(),
): void {
  database.transaction(() => {
    database.prepare('delete from sign_in where ends_at <= ?').run(now);
    database
      .prepare(
        'delete from sign_in where state in (select state from sign_in order by ends_at desc limit ? offset ?)',
      )
      .run(MOST_ATTEMPTS, MOST_ATTEMPTS - 1);
    database
      .prepare(
        'insert into sign_in (state, browser, nonce, verifier, back, ends_at) values (?, ?, ?, ?, ?, ?)',
      )
      .run(digestOf(state), digestOf(browser), nonce, verifier, back, now + ATTEMPT_MS);
  });
}

/** The attempt of this browser, once. */
export function takeAttempt(
  database: StudioDatabase,
  browser: string,
  state: string,
  now = Date.now(),
): Attempt | undefined {
  const row = database
    .prepare(
      'delete from sign_in where state = ? and browser = ? and ends_at > ? returning nonce, verifier, back',
    )
    .get(digestOf(state), digestOf(browser), now) as Omit<Attempt, 'state'> | undefined;
  return row && { ...row, state };
}
