import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keepToOwner } from '@bank/store';
import { ConfigError } from '../errors.ts';
import { words, type Words } from '../words.ts';
import { fitsSm2, makeSm2Key, signSm2, sm2PublicPoint } from './sm2.ts';

export const ALGORITHMS = ['ed25519', 'sm2'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

const ID_DIGITS = 16;

export interface PublicKey {
  algorithm: Algorithm;
  /** The first digits of the SHA-256 of its DER form: what people and logs call it by. */
  id: string;
  pem: string;
  fits: (bytes: Uint8Array, signature: Uint8Array) => boolean;
}

export interface PrivateKey {
  publicKey: PublicKey;
  sign: (bytes: Uint8Array) => Buffer;
}

/** @throws ConfigError that names `what`. */
export function readPublicKey(pem: string, what: Words | string): PublicKey {
  return publicKeyOf(
    readAs(what, () => createPublicKey(pem)),
    what,
  );
}

/** Keeps the file to its owner. @throws ConfigError */
export function readPrivateKey(keyFile: string, passphrase?: string): PrivateKey {
  const key = readAs(keyFile, () => {
    keepToOwner(keyFile);
    return createPrivateKey({ key: readFileSync(keyFile), passphrase: passphrase ?? '' });
  });
  const publicKey = publicKeyOf(createPublicKey(key), keyFile);
  return {
    publicKey,
    sign: publicKey.algorithm === 'sm2' ? (bytes) => signSm2(bytes, key) : (bytes) => sign(null, bytes, key),
  };
}

export function isEncrypted(keyFile: string): boolean {
  try {
    return readFileSync(keyFile, 'utf8').includes('ENCRYPTED');
  } catch {
    // Whoever reads the key next says why it cannot be read.
    return false;
  }
}

/** A new pair: the private one as PKCS#8, encrypted where there is a passphrase. */
export function makeKeyPair(algorithm: Algorithm, passphrase: string | undefined) {
  const { privateKey, publicKey } = algorithm === 'sm2' ? makeSm2Key() : generateKeyPairSync('ed25519');
  const encryption = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase };
  return {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8', ...encryption }).toString(),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
}

function publicKeyOf(key: KeyObject, what: Words | string): PublicKey {
  const der = key.export({ format: 'der', type: 'spki' });
  const id = createHash('sha256').update(der).digest('hex').slice(0, ID_DIGITS);
  const pem = key.export({ format: 'pem', type: 'spki' }).toString();
  if (key.asymmetricKeyType === 'ed25519') {
    return { algorithm: 'ed25519', id, pem, fits: (bytes, signature) => verify(null, bytes, key, signature) };
  }
  const point = sm2PublicPoint(key);
  if (point === undefined) {
    throw new ConfigError(
      words`${what} is a key of type ${key.asymmetricKeyType ?? ''}; releases are signed with Ed25519 or SM2.`,
    );
  }
  return { algorithm: 'sm2', id, pem, fits: (bytes, signature) => fitsSm2(bytes, point, signature) };
}

function readAs(what: Words | string, read: () => KeyObject): KeyObject {
  try {
    return read();
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('ERR_OSSL_BAD_DECRYPT'))
      throw new ConfigError(words`${what} was not opened by this passphrase.`);
    throw new ConfigError(words`${what} is not a PEM key: ${(error as Error).message}`);
  }
}
