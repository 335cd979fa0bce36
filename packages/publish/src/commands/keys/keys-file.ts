import { resolve } from 'node:path';
import { UsageError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';
import type { CommandContext } from '../command.ts';

export const KEYS_OPTIONS = { keys: { type: 'string' } } as const;

/** The file that is named, or that of the settings. */
export function keysFileOf({ keys }: { keys?: string | undefined }, { settings }: CommandContext): string {
  const file = keys ?? settings.keysFile;
  if (file === '')
    throw new UsageError(words`Name the file of enrolled keys: --keys <file>, or set CONTENT_KEYS_FILE.`);
  return resolve(file);
}
