import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MANIFEST_NAME,
  Manifest,
  manifestText,
  type Signature,
  type SignerRole,
} from '../bundle/manifest.ts';
import { ConfigError } from '../errors.ts';
import { words } from '../words.ts';
import { signedBytes } from './signed-bytes.ts';
import { readPrivateKey } from './signing-key.ts';

/** A person or a system that signs in the same step as the release is made. */
export interface Signer {
  name: string;
  role: SignerRole;
  /** PEM of the private key. */
  keyFile: string;
  passphrase?: string | undefined;
}

/** The manifest with this signature. @throws ConfigError when the key cannot be read. */
export function signManifest<Signed extends Manifest>(
  manifest: Signed,
  { name, role, keyFile, passphrase }: Signer,
  now = Date.now(),
): Signed {
  const key = readPrivateKey(keyFile, passphrase);
  const at = new Date(now).toISOString();
  const signature = key.sign(signedBytes(manifest, name, role, at)).toString('base64');
  return withSignature(manifest, { name, role, signature, at });
}

/** A signature takes the place of an older one of the same role, in emergencies of the same person. */
export function withSignature<Signed extends Manifest>(manifest: Signed, signature: Signature): Signed {
  const { name, role } = signature;
  const isReplaced = (one: { role: SignerRole; name: string }) =>
    one.role === role && (role !== 'emergency' || one.name === name);
  const others = (manifest.signatures ?? []).filter((one) => !isReplaced(one));
  const named = role === 'emergency' ? {} : { [role]: name };
  return { ...manifest, ...named, signatures: [...others, signature] };
}

/** Adds one person's signature to a bundle's manifest. */
export function signBundle(
  directory: string,
  keyFile: string,
  name: string,
  role: SignerRole,
  passphrase?: string,
): Manifest {
  const signed = signManifest(readManifest(directory), { name, role, keyFile, passphrase });
  writeManifest(directory, signed);
  return signed;
}

/** @throws ConfigError */
export const readManifest = (directory: string): Manifest => readAs(Manifest, directory);

/** Of a bundle, or of a feed, whose manifest says more. @throws ConfigError */
export const readAnyManifest = (directory: string): Manifest => readAs(Manifest.loose(), directory);

function readAs(schema: Pick<typeof Manifest, 'parse'>, directory: string): Manifest {
  const path = join(directory, MANIFEST_NAME);
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new ConfigError(
      words`${path} is not the manifest of a bundle. Make one with: content pack <source folder>`,
    );
  }
}

export function writeManifest(directory: string, manifest: Manifest): void {
  const path = join(directory, MANIFEST_NAME);
  writeFileSync(`${path}.new`, manifestText(manifest));
  renameSync(`${path}.new`, path);
}
