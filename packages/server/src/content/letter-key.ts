import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LETTER_KEY_FILE, parseLetterKey } from '@bank/contract/letter-digest';
import type { Config } from '../operation/config.ts';

/**
 * The key of the letters of guarantee: configured, or in the file that packing them has made. Read for each look-up, so
 * that a register packed with another key needs no restart; undefined while there is none.
 */
export function letterKeySource({ lettersKey, dataDir }: Pick<Config, 'lettersKey' | 'dataDir'>) {
  return (): Buffer | undefined => {
    if (lettersKey !== '') return parseLetterKey(lettersKey);
    try {
      return parseLetterKey(readFileSync(join(dataDir, LETTER_KEY_FILE), 'utf8'));
    } catch {
      // Missing or unreadable: the look-up says that it cannot answer, and the log why.
      return undefined;
    }
  };
}
