import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keepToOwner, type Release } from '@bank/store';
import { MANIFEST_NAME, Manifest, SIGNER_ROLES, type SignerRole } from './bundle/manifest.ts';
import { ConfigError } from './errors.ts';
import { describeFound, type Findings } from './findings.ts';
import { words, type Words } from './words.ts';

const EnrolledKeys = z.array(
  z.strictObject({ name: z.string().min(1), role: z.enum(SIGNER_ROLES), publicKey: z.string().min(1) }),
);

interface EnrolledKey {
  name: string;
  role: SignerRole;
  key: KeyObject;
}

export interface SignaturePolicy {
  /** Four eyes: a maker and a checker, two different people, must have signed. */
  required: boolean;
  enrolled: readonly EnrolledKey[];
}

/** Reads the enrolled people's public keys. @throws ConfigError */
export function readEnrolledKeys(path: string): EnrolledKey[] {
  let parsed;
  try {
    parsed = EnrolledKeys.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new ConfigError(
      words`The enrolled keys in ${path} could not be read: ${(error as Error).message}. Signatures cannot be verified without them.`,
    );
  }
  if (!parsed.success) {
    throw new ConfigError(
      words`${path} must be a JSON list of { "name", "role": "maker" or "checker", "publicKey": PEM text }.`,
    );
  }
  return parsed.data.map(({ publicKey, ...person }) => {
    const key = readKey(() => createPublicKey(publicKey), words`the public key of ${person.name} in ${path}`);
    return { ...person, key };
  });
}

/** What a person signs: who, as what and when, and the whole manifest but for the signatures themselves. */
export function signedBytes(manifest: Manifest, name: string, role: SignerRole, at?: string): Buffer {
  const { signatures: _signatures, maker: _maker, checker: _checker, ...rest } = manifest;
  const when = at === undefined ? '' : `${at}\n`;
  return Buffer.from(`bank-content-release\n${role}\n${JSON.stringify(name)}\n${when}${canonical(rest)}`);
}

/** A person or a system that signs in the same step as the release is made. */
export interface Signer {
  name: string;
  role: SignerRole;
  /** PEM of the private Ed25519 key. */
  keyFile: string;
}

/** The manifest with this signature; an older one of the same role is replaced. */
export function signManifest<Signed extends Manifest>(
  manifest: Signed,
  { name, role, keyFile }: Signer,
  now = Date.now(),
): Signed {
  const key = readKey(() => {
    keepToOwner(keyFile);
    return createPrivateKey(readFileSync(keyFile));
  }, keyFile);
  const at = new Date(now).toISOString();
  const signature = sign(null, signedBytes(manifest, name, role, at), key).toString('base64');
  const others = (manifest.signatures ?? []).filter((one) => one.role !== role);
  return { ...manifest, [role]: name, signatures: [...others, { name, role, signature, at }] };
}

/** Adds one person's signature to a bundle's manifest; an older one of the same role is replaced. */
export function signBundle(directory: string, keyFile: string, name: string, role: SignerRole): Manifest {
  const path = join(directory, MANIFEST_NAME);
  let manifest: Manifest;
  try {
    manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new ConfigError(
      words`${path} is not the manifest of a bundle. Make one with: content pack <source folder>`,
    );
  }
  const signed = signManifest(manifest, { name, role, keyFile });
  writeFileSync(`${path}.new`, `${JSON.stringify(signed, undefined, 2)}\n`);
  renameSync(`${path}.new`, path);
  return signed;
}

const StoredManifest = Manifest.loose();

/** Compares what the store keeps of an imported release with the keys of today, as `checkSignatures` does with a bundle. */
export function checkStoredSignatures(
  stored: unknown,
  release: Pick<Release, 'scope' | 'bundleId'>,
  policy: SignaturePolicy,
  findings: Findings,
): void {
  const parsed = StoredManifest.safeParse(stored);
  if (!parsed.success) {
    findings.add({
      at: MANIFEST_NAME,
      expected: words`the manifest of this release`,
      found: words`none that fits it`,
    });
    return;
  }
  const { id, scope } = parsed.data;
  if (id !== release.bundleId || scope !== release.scope) {
    const found = words`that of ${scope} ${id.slice(0, 12)}`;
    findings.add({ at: MANIFEST_NAME, field: 'id', expected: words`the manifest of this release`, found });
  }
  checkSignatures(parsed.data, policy, findings);
}

/** Every signature must be an enrolled person's and fit the manifest; with `required` both roles must be filled by two people. */
export function checkSignatures(manifest: Manifest, policy: SignaturePolicy, findings: Findings): void {
  const valid = new Map<SignerRole, EnrolledKey>();
  const refuse = (field: string, expected: Words, found: Words) => {
    findings.add({ at: MANIFEST_NAME, field, expected, found });
  };
  if (policy.required || policy.enrolled.length > 0) {
    for (const [index, { name, role, signature, at }] of (manifest.signatures ?? []).entries()) {
      const person = policy.enrolled.find((one) => one.name === name && one.role === role);
      if (person === undefined) {
        refuse(`signatures.${index}`, words`an enrolled ${role}`, words`"${name}"`);
      } else if (
        !verify(null, signedBytes(manifest, name, role, at), person.key, Buffer.from(signature, 'base64'))
      ) {
        refuse(
          `signatures.${index}`,
          words`${name}’s signature of this manifest`,
          words`one that does not fit it`,
        );
      } else valid.set(role, person);
    }
  }
  if (!policy.required) return;
  for (const role of SIGNER_ROLES) {
    const person = valid.get(role);
    if (person === undefined) refuse(role, words`a ${role} who signed this release`, words`none`);
    else if (manifest[role] !== person.name)
      refuse(role, words`${person.name}, who signed`, describeFound(manifest[role]));
  }
  const maker = valid.get('maker');
  const checker = valid.get('checker');
  if (maker === undefined || checker === undefined) return;
  if (maker.name === checker.name || maker.key.equals(checker.key)) {
    refuse('checker', words`another person than the maker`, words`"${checker.name}" for both`);
  }
}

function readKey(read: () => KeyObject, what: Words | string): KeyObject {
  let key: KeyObject;
  try {
    key = read();
  } catch (error) {
    throw new ConfigError(words`${what} is not a PEM key: ${(error as Error).message}`);
  }
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new ConfigError(
      words`${what} is a key of type ${key.asymmetricKeyType ?? ''}; releases are signed with Ed25519.`,
    );
  }
  return key;
}

/** JSON with sorted keys, so that writing the manifest in another order keeps its signatures. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
