import { describe, expect, it } from 'vitest';
import { DIALECTS } from '@bank/store/testing';
import { aDatabase } from '../testing/a-database.ts';
import { ATTEMPT_MS, keepAttempt, takeAttempt } from './attempts.ts';
import { personWith, settlePeople, welcomePerson } from './person.ts';
import { takeLogoutToken } from './logout-token.ts';
import { endSession, endSessionsAtProvider, endSessionsOf, findSession, openSession } from './sessions.ts';

const MINUTE_MS = 60_000;
const LIMITS = { idleMs: 30 * MINUTE_MS, longestMs: 600 * MINUTE_MS };
const START = 1_795_000_000_000;
const ACCOUNT = { issuer: 'https://login.bank.example', subject: '4711' };
const grant = { roles: ['writer'], scopes: ['site'], columns: undefined } as const;

describe.each(DIALECTS)('a session on $name', (dialect) => {
  async function aSession() {
    const { database } = await aDatabase(dialect);
    const person = personWith('Li Na', '李娜', [grant]);
    welcomePerson(database, person, ACCOUNT);
    const id = openSession(database, { person, language: 'EN', idToken: 'token' }, LIMITS, START);
    const at = (minutes: number) => findSession(database, id, LIMITS, START + minutes * MINUTE_MS);
    return { database, id, at };
  }

  it('is of its person, with a token of its own and nothing that the database could give away', async () => {
    const { database, id, at } = await aSession();
    expect(at(1)).toMatchObject({
      person: { name: 'Li Na', chinese: '李娜' },
      language: 'EN',
      idToken: 'token',
    });
    const [row] = database.prepare('select * from session').all();
    expect(Object.values(row ?? {})).not.toContain(id);
    expect(findSession(database, 'A'.repeat(43), LIMITS, START)).toBeUndefined();
    expect(findSession(database, undefined, LIMITS, START)).toBeUndefined();
  });

  it('ends half an hour after it was used last', async () => {
    const { at } = await aSession();
    expect(at(29)).toBeDefined();
    expect(at(58)).toBeDefined();
    expect(at(89)).toBeUndefined();
  });

  it('ends after ten hours, however much it is used', async () => {
    const { at } = await aSession();
    for (let minutes = 20; minutes < 600; minutes += 20) expect(at(minutes)).toBeDefined();
    expect(at(600)).toBeUndefined();
  });

  it('is written to once a minute at most', async () => {
    const { database, at } = await aSession();
    const seen = () => database.prepare('select seen_at from session').get()?.['seen_at'];
    at(0.9);
    expect(seen()).toBe(START);
    at(1.1);
    expect(seen()).toBe(START + 1.1 * MINUTE_MS);
  });

  it('is ended by itself, or with all of its person', async () => {
    const { database, at } = await aSession();
    const session = at(1);
    if (session !== undefined) endSession(database, session);
    expect(at(1)).toBeUndefined();
    openSession(database, { person: { name: 'Li Na' }, language: 'CN' }, LIMITS, START);
    openSession(database, { person: { name: 'Li Na' }, language: 'CN' }, LIMITS, START);
    expect([endSessionsOf(database, 'Li Na'), endSessionsOf(database, 'Li Na')]).toEqual([2, 0]);
  });

  it('is ended by the provider, under its name there or with all of the account', async () => {
    const { database, at } = await aSession();
    const { issuer, subject } = ACCOUNT;
    const person = { name: 'Li Na' };
    const open = (sid: string) => openSession(database, { person, language: 'CN', sid }, LIMITS, START);
    for (const sid of ['one', 'two', 'three']) open(sid);
    const end = (what: Partial<Parameters<typeof endSessionsAtProvider>[1]>) =>
      endSessionsAtProvider(database, { issuer, subject: undefined, sid: undefined, ...what });
    expect(end({ sid: 'one', issuer: 'https://other.example' })).toEqual([]);
    expect(end({ sid: 'one', subject: 'another' })).toEqual([]);
    expect(end({ sid: 'one' })).toEqual(['Li Na']);
    expect(end({ sid: 'one' })).toEqual([]);
    expect(end({ sid: 'two', subject })).toEqual(['Li Na']);
    expect(at(1)).toBeDefined();
    expect(end({ subject })).toEqual(['Li Na', 'Li Na']);
    expect(at(1)).toBeUndefined();
  });

  it('of a demo person does not outlive the bank’s sign-in, nor the other way round', async () => {
    const { database, at } = await aSession();
    settlePeople(database, { hasProvider: true });
    expect(at(1)).toBeDefined();
    settlePeople(database, { hasProvider: false });
    expect(at(1)).toBeUndefined();
    const person = { name: 'Zhou Tao' };
    const id = openSession(database, { person, language: 'CN' }, LIMITS, START);
    expect(findSession(database, id, LIMITS, START)).toMatchObject({ person: { roles: ['auditor'] } });
    settlePeople(database, { hasProvider: true });
    expect(findSession(database, id, LIMITS, START)).toBeUndefined();
    expect(database.prepare('select name from person').all()).toEqual([{ name: 'Li Na' }]);
  });
});

describe.each(DIALECTS)('an attempt to sign in on $name', (dialect) => {
  const attempt = { state: 's', nonce: 'n', verifier: 'v', back: '/key' };

  it('is taken once, by its browser, in ten minutes', async () => {
    const { database } = await aDatabase(dialect);
    keepAttempt(database, 'browser', attempt, START);
    expect(takeAttempt(database, 'another browser', 's', START)).toBeUndefined();
    expect(takeAttempt(database, 'browser', 'another state', START)).toBeUndefined();
    expect(takeAttempt(database, 'browser', 's', START + ATTEMPT_MS)).toBeUndefined();
    expect(takeAttempt(database, 'browser', 's', START + 1)).toEqual(attempt);
    expect(takeAttempt(database, 'browser', 's', START + 1)).toBeUndefined();
  });

  it('is forgotten when it was never taken', async () => {
    const { database } = await aDatabase(dialect);
    keepAttempt(database, 'browser', attempt, START);
    keepAttempt(database, 'browser', { ...attempt, state: 'later' }, START + ATTEMPT_MS);
    expect(database.prepare('select count(*) as count from sign_in').get()).toEqual({ count: 1 });
  });
});

describe.each(DIALECTS)('a word of the provider on $name', (dialect) => {
  it('is taken once, and forgotten when it is too old to be taken', async () => {
    const { database } = await aDatabase(dialect);
    const of = { issuer: 'https://bank.example', subject: 'lina', sid: undefined, issuedAt: START };
    const word = { ...of, id: 'jti', endsAt: START + MINUTE_MS };
    expect(takeLogoutToken(database, word, START)).toBe(true);
    expect(takeLogoutToken(database, word, START + MINUTE_MS - 1)).toBe(false);
    expect(takeLogoutToken(database, { ...word, id: 'another' }, START + MINUTE_MS)).toBe(true);
    expect(database.prepare('select count(*) as count from logout_token').get()).toEqual({ count: 1 });
  });
});
