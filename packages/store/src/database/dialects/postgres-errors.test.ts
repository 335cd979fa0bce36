import { describe, expect, it } from 'vitest';
import { FollowsAnother, whyPostgresIsUnavailable } from './postgres-errors.ts';

const reported = (code: string) =>
  Object.assign(new Error('password of bank at db.internal'), { severity: 'ERROR', code });
const network = (code: string, syscall = 'connect') =>
  Object.assign(new Error(`${syscall} ${code} 10.0.0.1:5432`), { code, syscall });

describe('why PostgreSQL is unavailable', () => {
  it.each([
    [reported('57014'), 'PostgreSQL did not answer in time'],
    [reported('28P01'), 'PostgreSQL reported 28P01'],
    [reported('57P01'), 'PostgreSQL reported 57P01'],
    [reported('42P01'), 'PostgreSQL has no content tables yet; importing content makes them'],
    [reported('25006'), 'PostgreSQL only reads here: it follows another one, or this user may not write'],
    [new FollowsAnother(), 'PostgreSQL has no host that is the primary'],
    [reported('42501'), 'PostgreSQL does not let this user read the content tables'],
    [network('ECONNREFUSED'), 'PostgreSQL refused the connection'],
    [network('ENOENT'), 'PostgreSQL cannot be reached (ENOENT)'],
    [network('ECONNRESET', 'read'), 'PostgreSQL cannot be reached (ECONNRESET)'],
    [new Error('timeout exceeded when trying to connect'), 'PostgreSQL did not answer in time'],
    [new Error('Connection terminated due to connection timeout'), 'PostgreSQL did not answer in time'],
    [new Error('Connection terminated unexpectedly'), 'the connection to PostgreSQL broke'],
    [network('SELF_SIGNED_CERT_IN_CHAIN', ''), 'PostgreSQL and this server found no safe connection'],
  ])('%s', (error, reason) => {
    expect(whyPostgresIsUnavailable(error, 'content')).toBe(reason);
  });

  it.each([
    ['a mistake in a statement', reported('42601')],
    ['a key that is there twice', reported('23505')],
    ['a file of the bundle that cannot be read', network('ENOENT', 'open')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['not an error', 'ECONNREFUSED'],
  ])('leaves %s as it is', (_, error) => {
    expect(whyPostgresIsUnavailable(error, 'content')).toBeUndefined();
  });
});
