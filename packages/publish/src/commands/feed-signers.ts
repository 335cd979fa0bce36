import { resolve } from 'node:path';
import { UsageError } from '../base/errors.ts';
import type { Signer } from '../base/signatures.ts';
import { words } from '../base/words.ts';

export const SIGNERS_USAGE = words`[--maker <name>=<key.pem> --checker <name>=<key.pem>]`;

/** The two systems that sign a feed, where signatures are required. */
export function signersOf({
  maker,
  checker,
}: {
  maker?: string | undefined;
  checker?: string | undefined;
}): Signer[] {
  return [signerOf('maker', maker), signerOf('checker', checker)].flat();
}

function signerOf(role: Signer['role'], text: string | undefined): Signer[] {
  if (text === undefined) return [];
  const [, name, keyFile] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || keyFile === undefined) {
    throw new UsageError(words`--${role} needs a name and a key file, such as rates-system=/keys/rates.pem.`);
  }
  return [{ role, name, keyFile: resolve(keyFile) }];
}
