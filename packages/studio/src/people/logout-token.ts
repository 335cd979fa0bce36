import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { StudioDatabase } from '../store/database.ts';
import { digestOf } from './secrets.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** It is sent when it is made. */
const FRESH_S = 120;

/** What the provider ended: one session of it, or all of an account. */
export interface EndedAtProvider {
  issuer: string;
  subject: string | undefined;
  /** What the provider calls the session. */
  sid: string | undefined;
}

/** The provider's word that something is over, by OpenID Connect Back-Channel Logout 1.0. */
export interface LogoutToken extends EndedAtProvider {
  id: string;
  /** By the provider's clock, in whole seconds. */
  issuedAt: number;
  /** From then on it is too old to be taken. */
  endsAt: number;
}

/** It is not the provider's word, or not one of now. The message tells nothing but of the token. */
export class NotALogout extends Error {
  override readonly name = 'NotALogout';
}

export interface LogoutRules {
  issuer: string;
  clientId: string;
  keys: JWTVerifyGetKey;
  algorithms: string[];
  clocksApartS: number;
}

const Claims = z
  .object({
    iss: z.string(),
    iat: z.number(),
    jti: z.string().min(1),
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    events: z.object({ [EVENT]: z.looseObject({}) }),
    // An ID token has one, and must not do for this.
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined, { path: ['sub'] });

/** @throws NotALogout; whatever kept the keys away */
export async function readLogoutToken(token: string, rules: LogoutRules): Promise<LogoutToken> {
  const { issuer, clientId: audience, keys, algorithms, clocksApartS } = rules;
  const limits = { issuer, audience, algorithms, maxTokenAge: FRESH_S, clockTolerance: clocksApartS };
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(token, keys, limits));
  } catch (error) {
    throw reasonOf(error);
  }
  const parsed = Claims.safeParse(payload);
  if (!parsed.success) throw wrongClaim(String(parsed.error.issues[0]?.path[0]));
  const { iss, iat, jti, sub, sid } = parsed.data;
  const endsAt = Math.ceil(iat + FRESH_S + clocksApartS + 1) * 1_000;
  return { issuer: iss, subject: sub, sid, id: jti, issuedAt: iat * 1_000, endsAt };
}

const wrongClaim = (claim: string, cause?: unknown) =>
  new NotALogout(`The claim "${claim}" of the logout token is missing or wrong.`, { cause });

const UNSIGNED = [
  errors.JWSInvalid,
  errors.JWTInvalid,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JWSSignatureVerificationFailed,
];

function reasonOf(error: unknown): unknown {
  if (error instanceof errors.JWTExpired)
    return new NotALogout('The logout token is too old.', { cause: error });
  if (error instanceof errors.JWTClaimValidationFailed) return wrongClaim(error.claim, error);
  return UNSIGNED.some((kind) => error instanceof kind)
    ? new NotALogout('The logout token is not one that the provider signed.', { cause: error })
    : error;
}

/** False where it was taken before. */
export function takeLogoutToken(
  database: StudioDatabase,
  { id, issuer, subject, sid, issuedAt, endsAt }: LogoutToken,
  now = Date.now(),
): boolean {
  return database.transaction(() => {
    database.prepare('delete from logout_token where ends_at <= ?').run(now);
    const { changes } = database
      .prepare(
        'insert into logout_token (id, issuer, subject, sid, issued_at, ends_at) values (?, ?, ?, ?, ?, ?) on conflict (id) do nothing',
      )
      .run(digestOf(id), issuer, subject ?? null, sid ?? null, issuedAt, endsAt);
    return Number(changes) === 1;
  });
}

/** Whether the provider has ended, since its ID token was issued, the session that somebody comes from. */
export function isEndedAtProvider(
  database: StudioDatabase,
  { issuer, subject, sid, issuedAt }: Pick<LogoutToken, 'issuer' | 'subject' | 'sid' | 'issuedAt'>,
): boolean {
  const found = database
    .prepare(
      'select 1 from logout_token where issuer = ? and issued_at >= ? and (subject is null or subject = ?) and (sid is null or sid = ?)',
    )
    .get(issuer, issuedAt, subject ?? null, sid ?? null);
  return found !== undefined;
}
