import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { SCOPES, momentInBeijing, nextBeijingMidnight, type Scope } from '@bank/contract';
import { ColumnId } from '@bank/contract/schemas';
import { SIGNER_ROLES, type SignerRole } from '../bundle/manifest.ts';
import { ConfigError } from '../errors.ts';
import { words } from '../words.ts';
import { readPublicKey, type PublicKey } from './signing-key.ts';

const Person = z.string().min(1).max(80);
const Moment = z.iso.datetime({ offset: true });

const Key = z.strictObject({
  person: Person,
  roles: z.array(z.enum(SIGNER_ROLES)).min(1),
  /** Without them: every scope, and every record of `site`. */
  scopes: z.array(z.enum(SCOPES)).min(1).optional(),
  columns: z.array(ColumnId).min(1).optional(),
  enrolled: z.strictObject({ at: Moment, by: z.string() }).optional(),
  /** The last day on which it counts, in Beijing. */
  until: z.iso.date().optional(),
  revoked: z.strictObject({ from: Moment, why: z.string().min(1), at: Moment, by: z.string() }).optional(),
  publicKey: z.string().min(1),
});

export const KeysFile = z.strictObject({
  format: z.literal(2),
  /** What became visible before this moment was there before signatures were asked for. */
  since: Moment.optional(),
  keys: z.array(Key),
});
export type KeysFile = z.output<typeof KeysFile>;
export type KeyEntry = KeysFile['keys'][number];

/** As the file was at first: one role an entry, for everything and for ever. */
const FirstKeys = z.array(
  z.strictObject({ name: Person, role: z.enum(['maker', 'checker']), publicKey: z.string().min(1) }),
);

/** What a person may do, by one key. */
export interface EnrolledKey extends PublicKey {
  person: string;
  roles: readonly SignerRole[];
  /** All when absent. */
  scopes?: readonly Scope[] | undefined;
  columns?: readonly string[] | undefined;
  /** Milliseconds since the epoch. From `until` on it does not count any more. */
  until?: number | undefined;
  revoked?: { from: number; why: string } | undefined;
}

export interface EnrolledKeys {
  enrolled: readonly EnrolledKey[];
  since: number;
  /** SHA-256 of the file: says in the log which keys a release was held against. */
  digest: string;
}

const WRITABLE_BY_OTHERS = 0o022;

/** Reads who may sign what. @throws ConfigError */
export function readEnrolledKeys(path: string): EnrolledKeys {
  const { file, digest } = readKeysFile(path);
  const enrolled = file.keys.map(
    ({ person, roles, scopes, columns, until, revoked, publicKey }): EnrolledKey => ({
      ...readPublicKey(publicKey, words`the public key of ${person} in ${path}`),
      person,
      roles,
      scopes,
      columns,
      until: until === undefined ? undefined : nextBeijingMidnight(Date.parse(momentInBeijing(until))),
      revoked: revoked && { why: revoked.why, from: Date.parse(revoked.from) },
    }),
  );
  return { enrolled, since: file.since === undefined ? 0 : Date.parse(file.since), digest };
}

/** The file as it is written, in the present form. @throws ConfigError */
export function readKeysFile(path: string): { file: KeysFile; digest: string } {
  let text;
  let json: unknown;
  try {
    text = readFileSync(path, 'utf8');
    json = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(
      words`The enrolled keys in ${path} could not be read: ${(error as Error).message}. Signatures cannot be verified without them.`,
    );
  }
  if ((statSync(path).mode & WRITABLE_BY_OTHERS) !== 0) {
    throw new ConfigError(
      words`${path} says who may publish, and others than its owner may write it. Take that from them: chmod go-w ${path}`,
    );
  }
  const first = FirstKeys.safeParse(json);
  const parsed = first.success ? { data: inPresentForm(first.data) } : KeysFile.safeParse(json);
  if (parsed.data === undefined) {
    throw new ConfigError(
      words`${path} is not a file of enrolled keys. "content keys enrol" makes one; a list of { "name", "role": "maker" or "checker", "publicKey": PEM text } is read too.`,
    );
  }
  return { file: parsed.data, digest: createHash('sha256').update(text).digest('hex') };
}

function inPresentForm(keys: z.output<typeof FirstKeys>): KeysFile {
  return {
    format: 2,
    keys: keys.map(({ name, role, publicKey }) => ({ person: name, roles: [role], publicKey })),
  };
}
