import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseLetterKey } from '@bank/contract/letter-digest';
import { keepToOwner, makeOwnFolder } from '@bank/store';
import { ConfigError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';

/**
 * The key that letters of guarantee are digested with: `given` as 64 hexadecimal digits, else what `file` holds. A file
 * that is missing is made with a new key, which only its owner can read. @throws ConfigError
 */
export function letterKey(given: string, file: string): Buffer {
  const key = parseLetterKey(given === '' ? (read(file) ?? make(file)) : given);
  if (key !== undefined) return key;
  const place = given === '' ? file : 'LETTERS_KEY';
  throw new ConfigError(
    words`${place} must hold 64 hexadecimal digits, the key of the letters of guarantee. Nothing was packed.`,
  );
}

function read(file: string): string | undefined {
  try {
    keepToOwner(file);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new ConfigError(
      words`${file}, the key of the letters of guarantee, cannot be read. Nothing was packed.`,
    );
  }
}

function make(file: string): string {
  const digits = randomBytes(32).toString('hex');
  makeOwnFolder(dirname(file));
  try {
    writeFileSync(file, `${digits}\n`, { mode: 0o600, flag: 'wx' });
    return digits;
  } catch (error) {
    // Another command has made it in the same moment.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return readFileSync(file, 'utf8');
    throw error;
  }
}
