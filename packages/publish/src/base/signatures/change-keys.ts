import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { ConfigError } from '../errors.ts';
import { words } from '../words.ts';
import { readKeysFile, type KeyEntry, type KeysFile } from './enrolled-keys.ts';
import { shortKeyId } from './refusals.ts';
import { readPublicKey } from './signing-key.ts';

/** Owner writes, everybody reads: they are public keys. */
const PUBLIC_FILE = 0o644;
const SHORTEST_ID = 4;

/** Changes the file as a whole, or not at all. */
function writeKeysFile(path: string, file: KeysFile): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(file, undefined, 2)}\n`, { mode: PUBLIC_FILE });
  renameSync(`${path}.new`, path);
}

/** Adds a key; makes the file where there is none. Gives the key's id. @throws ConfigError */
export function enrolKey(path: string, entry: KeyEntry, now: number): string {
  const { id } = readPublicKey(entry.publicKey, words`the public key of ${entry.person}`);
  const since = new Date(now).toISOString();
  const { keys, ...file }: KeysFile = existsSync(path)
    ? readKeysFile(path).file
    : { format: 2, since, keys: [] };
  const same = keys.find((one) => idOf(one) === id);
  if (same !== undefined) {
    throw new ConfigError(
      words`Nothing was changed: this key is enrolled for ${same.person} already (${shortKeyId(id)}…). A key is one person’s, and one that was revoked does not come back.`,
    );
  }
  writeKeysFile(path, { since, ...file, keys: [...keys, entry] });
  return id;
}

/** Of the key whose id begins with `start`, or of the one key of a person. Gives the entry as it is now. @throws ConfigError */
export function revokeKey(
  path: string,
  start: string,
  revoked: NonNullable<KeyEntry['revoked']>,
): KeyEntry & { id: string } {
  const { file } = readKeysFile(path);
  const isMeant = (key: KeyEntry) =>
    (start.length >= SHORTEST_ID && idOf(key).startsWith(start.toLowerCase())) ||
    (key.person === start && key.revoked === undefined);
  const found = file.keys.filter(isMeant);
  const [key] = found;
  if (key === undefined || found.length > 1) {
    throw new ConfigError(
      words`Nothing was changed: ${found.length} keys in ${path} are meant by "${start}". "content keys list" shows their ids.`,
    );
  }
  if (key.revoked !== undefined && Date.parse(key.revoked.from) <= Date.parse(revoked.from)) {
    throw new ConfigError(
      words`Nothing was changed: this key of ${key.person} is revoked from ${key.revoked.from} on already.`,
    );
  }
  const changed = { ...key, revoked };
  writeKeysFile(path, { ...file, keys: file.keys.map((one) => (one === key ? changed : one)) });
  return { ...changed, id: idOf(key) };
}

const idOf = ({ person, publicKey }: KeyEntry) =>
  readPublicKey(publicKey, words`the public key of ${person}`).id;
