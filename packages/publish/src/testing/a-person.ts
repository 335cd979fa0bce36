import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { readEnrolledKeys, type SignaturePolicy } from '../base/signatures.ts';
import { temporaryFolder, writeFiles } from './source-folder.ts';

export interface Person {
  name: string;
  keyFile: string;
  publicKey: string;
}

/** Somebody who signs releases, with a key in a file. */
export function aPerson(name: string): Person {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const folder = writeFiles(temporaryFolder(), {
    'key.pem': privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  });
  return {
    name,
    keyFile: join(folder, 'key.pem'),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
}

/** The file of enrolled keys. */
export function enrolled(people: [Person, 'maker' | 'checker'][]): string {
  const keys = people.map(([{ name, publicKey }, role]) => ({ name, role, publicKey }));
  const folder = writeFiles(temporaryFolder(), { 'keys.json': JSON.stringify(keys) });
  return join(folder, 'keys.json');
}

export function aPolicy(people: [Person, 'maker' | 'checker'][], required = true): SignaturePolicy {
  return { required, ...readEnrolledKeys(enrolled(people)) };
}
