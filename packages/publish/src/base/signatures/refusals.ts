import { beijingMinute } from '@bank/contract';
import type { SignerRole } from '../bundle/manifest.ts';
import { verbatim, words, type Words } from '../words.ts';
import type { EnrolledKey } from './enrolled-keys.ts';

/* How a signature that does not count is named: the person, the key and the rule. */

type Named = Pick<EnrolledKey, 'person' | 'id'>;

/** `Li Na (key 3f2a91c0…)` */
export const namedKey = ({ person, id }: Named) => words`${person} (key ${shortKeyId(id)}…)`;

export const shortKeyId = (id: string) => id.slice(0, 8);

const moment = (at: number) => beijingMinute(at).replace('T', ' ');

/** `maker for site: 701001, 701003` */
export function describeRights({
  roles,
  scopes,
  columns,
}: Pick<EnrolledKey, 'roles' | 'scopes' | 'columns'>): Words {
  const where = scopes ?? words`every scope`;
  const rights = roles.map(verbatim).reduce((all, one) => words`${all} and ${one}`);
  return columns === undefined
    ? words`${rights} for ${where}`
    : words`${rights} for ${where}: columns ${columns}`;
}

/** `ed25519 or sm2` */
export const eitherOf = (names: readonly string[]) =>
  names.map(verbatim).reduce((all, one) => words`${all} or ${one}`);

const enrolledAs = (role: SignerRole) =>
  role === 'emergency' ? words`somebody enrolled for emergencies` : words`an enrolled ${role}`;

/** The halves of a finding: what a rule expects and what was found. */
export type Refusal = [expected: Words, found: Words];

export const REFUSALS = {
  unknown: (name: string, role: SignerRole): Refusal => [enrolledAs(role), words`"${name}"`],
  role: (key: EnrolledKey, role: SignerRole): Refusal => [
    enrolledAs(role),
    words`"${key.person}", who is ${describeRights(key)}`,
  ],
  foreign: (name: string): Refusal => [
    words`${name}’s signature of this manifest`,
    words`one that does not fit it`,
  ],
  algorithm: (key: EnrolledKey, algorithms: readonly string[]): Refusal => [
    words`a signature by ${eitherOf(algorithms)} (CONTENT_SIGNATURE_ALGORITHMS)`,
    words`one by ${key.algorithm} of ${namedKey(key)}`,
  ],
  scope: (key: EnrolledKey, role: SignerRole, scope: string): Refusal => [
    words`a ${role} for ${scope}`,
    words`${namedKey(key)}, ${describeRights(key)}`,
  ],
  expired: (key: EnrolledKey, until: number): Refusal => [
    words`a key that is in force when it signs and when the release is shown`,
    words`${namedKey(key)}, in force until ${moment(until)}`,
  ],
  revoked: (key: EnrolledKey, { from, why }: { from: number; why: string }): Refusal => [
    words`a key that is in force when it signs and when the release is shown`,
    words`${namedKey(key)}, revoked from ${moment(from)} on: ${why}`,
  ],
  missing: (role: SignerRole): Refusal => [words`a ${role} who signed this release`, words`none`],
  renamed: (name: string, found: Words): Refusal => [words`${name}, who signed`, found],
  same: (name: string): Refusal => [words`another person than the maker`, words`"${name}" for both`],
  emergency: (people: readonly string[]): Refusal => [
    words`two people who signed this release as an emergency`,
    people.length === 0 ? words`none` : words`${people} alone`,
  ],
} satisfies Record<string, (...given: never[]) => Refusal>;

/** `Li Na (key 3f2a91c0…) may not publish column 701002 (maker for site: columns 701001): article/longer-hours` */
export function refusedColumn(
  key: EnrolledKey,
  { record, column }: { record: string; column: string | undefined },
): Words {
  const what = column === undefined ? words`what belongs to no column` : words`column ${column}`;
  return words`${namedKey(key)} may not publish ${what} (${describeRights(key)}): ${record}`;
}
