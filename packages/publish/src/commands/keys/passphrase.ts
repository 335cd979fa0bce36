import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, UsageError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';
import { isEncrypted } from '../../base/signatures/signing-key.ts';
import type { CommandContext } from '../command.ts';

/** OpenSSL spends little on each guess, so that the length is what keeps a stolen file closed. */
const SHORTEST = 12;

/** Of a new key: twice from the terminal, or the first line of a file. */
export async function newPassphrase(
  file: string | undefined,
  { askSecret }: CommandContext,
): Promise<string> {
  const passphrase = file === undefined ? await askTwice(askSecret) : firstLineOf(file);
  if (passphrase.length >= SHORTEST) return passphrase;
  throw new UsageError(
    words`A passphrase has ${SHORTEST} characters or more; three or four words are easy to keep in mind.`,
  );
}

/** Of a key that exists; undefined where it has none. */
export async function passphraseFor(
  keyFile: string,
  file: string | undefined,
  { askSecret }: CommandContext,
): Promise<string | undefined> {
  if (!isEncrypted(keyFile)) return undefined;
  if (file !== undefined) return firstLineOf(file);
  if (askSecret === undefined) throw nobodyThere();
  return askSecret(words`Passphrase of ${keyFile}:`);
}

async function askTwice(askSecret: CommandContext['askSecret']): Promise<string> {
  if (askSecret === undefined) throw nobodyThere();
  const passphrase = await askSecret(words`A passphrase for the new key:`);
  if ((await askSecret(words`The same once more:`)) === passphrase) return passphrase;
  throw new UsageError(words`The two were not the same. Nothing was made.`);
}

const nobodyThere = () =>
  new UsageError(
    words`Nobody can be asked for the passphrase here; name a file that holds it: --passphrase-file <file>.`,
  );

function firstLineOf(file: string): string {
  try {
    return readFileSync(resolve(file), 'utf8').split(/\r?\n/, 1)[0] ?? '';
  } catch (error) {
    throw new ConfigError(words`The passphrase in ${file} could not be read: ${(error as Error).message}`);
  }
}
