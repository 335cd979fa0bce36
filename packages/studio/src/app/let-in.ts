import type { Language } from '@bank/contract';
import { grantsOf } from '../people/grants.ts';
import { isEndedAtProvider } from '../people/logout-token.ts';
import { personWith, welcomePerson } from '../people/person.ts';
import { NotSignedIn, type Identity } from '../people/provider.ts';
import { digestOf } from '../people/secrets.ts';
import { endSession, endSessionsAtProvider, openSession } from '../people/sessions.ts';
import { noteStep } from '../store/steps.ts';
import type { Studio } from './studio.ts';

/** The bank knows who it is, and the studio does not let them in. */
export class NotLetIn extends Error {
  override readonly name = 'NotLetIn';
  readonly reason: 'no-name' | 'no-group' | 'name-taken';
  /** What the bank calls the person. */
  readonly shown: string;

  constructor(reason: NotLetIn['reason'], shown: string) {
    super(reason);
    this.reason = reason;
    this.shown = shown;
  }
}

interface Comer {
  language: Language;
  /** Of a session that the browser had before. */
  cookie: string | undefined;
}

/** Opens a session for whom the bank's sign-in names. Gives what its cookie holds. @throws NotLetIn, NotSignedIn */
export function letIn(
  { database, config: { provider, sessions } }: Studio,
  identity: Identity,
  { language, cookie }: Comer,
): string {
  if (provider === undefined) throw new Error('Without a provider nobody comes from one.');
  const { groups } = provider;
  const { claims } = identity;
  const name = textOf(claims[groups.claims.name]);
  if (name === '') throw new NotLetIn('no-name', identity.subject);
  const grants = grantsOf(groups, textsOf(claims[groups.claims.groups]));
  const refuse = (reason: NotLetIn['reason']) => {
    noteStep(database, { person: name, step: 'refused', edition: null, detail: reason });
    return new NotLetIn(reason, name);
  };
  const opened = database.transaction(() => {
    if (isEndedAtProvider(database, identity))
      throw new NotSignedIn('the provider has ended the session meanwhile');
    if (grants.length === 0) {
      // Whoever was let in before, and is in none of the groups any more, goes out everywhere.
      endSessionsAtProvider(database, { ...identity, sid: undefined });
      return refuse('no-group');
    }
    const person = welcomePerson(
      database,
      personWith(name, textOf(claims[groups.claims.chinese]) || name, grants),
      identity,
    );
    if (person === undefined) return refuse('name-taken');
    if (cookie !== undefined) endSession(database, { digest: digestOf(cookie) });
    const roles = person.roles.join(', ');
    noteStep(database, { person: person.name, step: 'signed-in', edition: null, detail: roles });
    return openSession(
      database,
      { person, language, idToken: identity.idToken, sid: identity.sid },
      sessions,
    );
  });
  if (opened instanceof NotLetIn) throw opened;
  return opened;
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim.trim() : '');

/** A list, or a single one. */
const textsOf = (claim: unknown) =>
  (Array.isArray(claim) ? claim : [claim]).filter((one) => typeof one === 'string');
