import { beijingMinute } from '@bank/contract';
import type { SignerRole } from '../bundle/manifest.ts';
import type { EnrolledKey } from './enrolled-keys.ts';

/* How a signature that does not count is named: the person, the key and the rule. */

type Named = Pick<EnrolledKey, 'person' | 'id'>;

/** `Li Na (key 3f2a91c0…)` */
export const namedKey = ({ person, id }: Named) => `${person} (key ${shortKeyId(id)}…)`;

export const shortKeyId = (id: string) => id.slice(0, 8);

const moment = (at: number) => beijingMinute(at).replace('T', ' ');

/** `maker for site: 701001, 701003` */
export function describeRights({
  roles,
  scopes,
  columns,
}: Pick<EnrolledKey, 'roles' | 'scopes' | 'columns'>) {
  const where = scopes === undefined ? 'every scope' : scopes.join(', ');
  const of = columns === undefined ? '' : `: columns ${columns.join(', ')}`;
  return `${roles.join(' and ')} for ${where}${of}`;
}

const enrolledAs = (role: SignerRole) =>
  role === 'emergency' ? 'somebody enrolled for emergencies' : `an enrolled ${role}`;

/** The halves of a finding: what a rule expects and what was found. */
type Refusal = [expected: string, found: string];

export const REFUSALS = {
  unknown: (name: string, role: SignerRole): Refusal => [enrolledAs(role), `"${name}"`],
  role: (key: EnrolledKey, role: SignerRole): Refusal => [
    enrolledAs(role),
    `"${key.person}", who is ${describeRights(key)}`,
  ],
  foreign: (name: string): Refusal => [`${name}’s signature of this manifest`, 'one that does not fit it'],
  algorithm: (key: EnrolledKey, algorithms: readonly string[]): Refusal => [
    `a signature by ${algorithms.join(' or ')} (CONTENT_SIGNATURE_ALGORITHMS)`,
    `one by ${key.algorithm} of ${namedKey(key)}`,
  ],
  scope: (key: EnrolledKey, role: SignerRole, scope: string): Refusal => [
    `a ${role} for ${scope}`,
    `${namedKey(key)}, ${describeRights(key)}`,
  ],
  expired: (key: EnrolledKey, until: number): Refusal => [
    'a key that is in force when it signs and when the release is shown',
    `${namedKey(key)}, in force until ${moment(until)}`,
  ],
  revoked: (key: EnrolledKey, { from, why }: { from: number; why: string }): Refusal => [
    'a key that is in force when it signs and when the release is shown',
    `${namedKey(key)}, revoked from ${moment(from)} on: ${why}`,
  ],
  missing: (role: SignerRole): Refusal => [`a ${role} who signed this release`, 'none'],
  renamed: (name: string, found: string): Refusal => [`${name}, who signed`, found],
  same: (name: string): Refusal => ['another person than the maker', `"${name}" for both`],
  emergency: (people: readonly string[]): Refusal => [
    'two people who signed this release as an emergency',
    people.length === 0 ? 'none' : `${people.join(', ')} alone`,
  ],
} satisfies Record<string, (...given: never[]) => Refusal>;

/** `Li Na (key 3f2a91c0…) may not publish column 701002 (maker for site: columns 701001): article/longer-hours` */
export function refusedColumn(
  key: EnrolledKey,
  { record, column }: { record: string; column: string | undefined },
): string {
  const what = column === undefined ? 'what belongs to no column' : `column ${column}`;
  return `${namedKey(key)} may not publish ${what} (${describeRights(key)}): ${record}`;
}
