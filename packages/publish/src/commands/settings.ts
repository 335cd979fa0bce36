import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { LETTER_KEY_FILE } from '@bank/contract/letter-digest';
import { dataFolder, type StoreLocation } from '@bank/store';
import { ConfigError } from '../base/errors.ts';
import { letterKey } from '../formats/letters/letter-key.ts';
import type { LetterKey } from '../formats/tables/storable-rows.ts';
import { readEnrolledKeys, type SignaturePolicy } from '../base/signatures.ts';

export const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

export interface Settings {
  location: StoreLocation;
  dataDir: string;
  signatures: SignaturePolicy;
  /** Read, or made, when a register of letters is packed. */
  letterKey: LetterKey;
  /** A cluster that is given the search index too; '' for none. */
  openSearchUrl: string;
  /** Stands in the activation log. */
  actor: string;
}

const Environment = z.object({
  DATABASE_URL: z.string().default(''),
  BANK_DATA_DIR: z.string().default(''),
  OPENSEARCH_URL: z.string().default(''),
  // Off is for the demo bank; a bank in production sets it to "required" (SEC-25).
  CONTENT_SIGNATURES: z.enum(['off', 'required']).default('off'),
  CONTENT_KEYS_FILE: z.string().default(''),
  LETTERS_KEY: z.string().default(''),
  USER: z.string().default(''),
});

/** Reads the environment once. @throws ConfigError */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) throw new ConfigError('CONTENT_SIGNATURES must be "off" or "required".');
  const {
    DATABASE_URL,
    BANK_DATA_DIR,
    OPENSEARCH_URL,
    CONTENT_SIGNATURES,
    CONTENT_KEYS_FILE,
    LETTERS_KEY,
    USER,
  } = parsed.data;
  const required = CONTENT_SIGNATURES === 'required';
  if (required && CONTENT_KEYS_FILE === '') {
    throw new ConfigError(
      'CONTENT_SIGNATURES is "required", so CONTENT_KEYS_FILE must name the file of enrolled public keys.',
    );
  }
  const dataDir = dataFolder(BANK_DATA_DIR);
  return {
    location: { databaseUrl: DATABASE_URL || undefined, dataDir },
    dataDir,
    openSearchUrl: OPENSEARCH_URL,
    signatures: { required, enrolled: CONTENT_KEYS_FILE === '' ? [] : readEnrolledKeys(CONTENT_KEYS_FILE) },
    letterKey: () => letterKey(LETTERS_KEY, join(dataDir, LETTER_KEY_FILE)),
    actor: USER || accountName(),
  };
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return 'unknown';
  }
}
