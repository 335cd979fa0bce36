import { hostname, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { LETTER_KEY_FILE } from '@bank/contract/letter-digest';
import { dataFolder, isProtectedLink, withSecretFiles, type StoreLocation } from '@bank/store';
import { ConfigError } from '../base/errors.ts';
import { worded, words } from '../base/words.ts';
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
  /** Who publishes, unless a command names another, and on which machine; stand in the log. */
  actor: string;
  machine: string;
}

const Environment = z.object({
  DATABASE_URL: z.string().default(''),
  BANK_DATA_DIR: z.string().default(''),
  OPENSEARCH_URL: z.string().default(''),
  // Off is for the demo bank; a bank in production sets it to "required" (SEC-25).
  CONTENT_SIGNATURES: z.enum(['off', 'required']).default('off'),
  CONTENT_KEYS_FILE: z.string().default(''),
  LETTERS_KEY: z.string().default(''),
  INTERNAL_LINKS: z.enum(['protected', 'plain']).default('protected'),
  USER: z.string().default(''),
});

/** Reads the environment once. @throws ConfigError */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(environmentOf(environment));
  if (!parsed.success) {
    throw new ConfigError(
      words`CONTENT_SIGNATURES must be "off" or "required", INTERNAL_LINKS "protected" or "plain".`,
    );
  }
  const {
    DATABASE_URL,
    BANK_DATA_DIR,
    OPENSEARCH_URL,
    CONTENT_SIGNATURES,
    CONTENT_KEYS_FILE,
    LETTERS_KEY,
    INTERNAL_LINKS,
    USER,
  } = parsed.data;
  const required = CONTENT_SIGNATURES === 'required';
  if (required && CONTENT_KEYS_FILE === '') {
    throw new ConfigError(
      words`CONTENT_SIGNATURES is "required", so CONTENT_KEYS_FILE must name the file of enrolled public keys.`,
    );
  }
  if (INTERNAL_LINKS === 'protected') {
    refusePlainLink('DATABASE_URL', DATABASE_URL);
    refusePlainLink('OPENSEARCH_URL', OPENSEARCH_URL);
  }
  const dataDir = dataFolder(BANK_DATA_DIR);
  return {
    location: { databaseUrl: DATABASE_URL || undefined, dataDir },
    dataDir,
    openSearchUrl: OPENSEARCH_URL,
    signatures: { required, enrolled: CONTENT_KEYS_FILE === '' ? [] : readEnrolledKeys(CONTENT_KEYS_FILE) },
    letterKey: () => letterKey(LETTERS_KEY, join(dataDir, LETTER_KEY_FILE)),
    actor: USER || accountName(),
    machine: hostname(),
  };
}

function refusePlainLink(name: string, address: string): void {
  if (address === '' || isProtectedLink(address)) return;
  throw new ConfigError(
    words`${name} is a link to another machine that others can read. Use https, or for PostgreSQL sslmode=verify-full with sslrootcert, or answer for it with INTERNAL_LINKS=plain.`,
  );
}

function environmentOf(environment: Record<string, string | undefined>) {
  try {
    return withSecretFiles(environment);
  } catch (error) {
    throw new ConfigError(worded(error instanceof Error ? error.message : String(error)), { cause: error });
  }
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return 'unknown';
  }
}
