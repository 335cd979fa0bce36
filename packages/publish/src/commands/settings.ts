import { existsSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { EmbeddingsAddress } from '@bank/search';
import { LETTER_KEY_FILE } from '@bank/contract/letter-digest';
import { dataFolder, fileInTheWay, isProtectedLink, withSecretFiles, type StoreLocation } from '@bank/store';
import { ConfigError } from '../base/errors.ts';
import { worded, words } from '../base/words.ts';
import { letterKey } from '../formats/letters/letter-key.ts';
import type { InboxSettings } from '../releases/inbox/open-inbox.ts';
import type { LetterKey } from '../formats/tables/storable-rows.ts';
import { readEnrolledKeys, type SignaturePolicy } from '../base/signatures.ts';
import { readAlgorithms } from '../base/signatures/algorithm-setting.ts';
import type { Algorithm } from '../base/signatures/signing-key.ts';

export const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

export interface Settings {
  location: StoreLocation;
  dataDir: string;
  signatures: SignaturePolicy;
  /** Where the enrolled keys are kept; '' where nobody said. */
  keysFile: string;
  /** Read, or made, when a register of letters is packed. */
  letterKey: LetterKey;
  /** A cluster that is given the search index too; '' for none. */
  openSearchUrl: string;
  /** A model that is asked what passages mean; undefined for none. */
  embeddings: EmbeddingsAddress | undefined;
  /** Who publishes, unless a command names another, and on which machine; stand in the log. */
  actor: string;
  machine: string;
  feeds: FeedsEnvironment;
}

/** Where files of feeds come in, and what is settled of each feed. */
export interface FeedsEnvironment {
  inbox: InboxSettings;
  /** '' for none. */
  file: string;
  lookEveryMs: number;
}

const Environment = z.object({
  DATABASE_URL: z.string().default(''),
  BANK_DATA_DIR: z.string().default(''),
  OPENSEARCH_URL: z.string().default(''),
  EMBEDDINGS_URL: z.string().default(''),
  EMBEDDINGS_MODEL: z.string().default(''),
  EMBEDDINGS_KEY: z.string().default(''),
  EMBEDDINGS_INPUT_TYPE: z.enum(['marked', 'sent']).default('marked'),
  // Off is for the demo bank; a bank in production sets it to "required" (SEC-25).
  CONTENT_SIGNATURES: z.enum(['off', 'required']).default('off'),
  CONTENT_KEYS_FILE: z.string().default(''),
  CONTENT_SIGNATURE_ALGORITHMS: z.string().default(''),
  LETTERS_KEY: z.string().default(''),
  INTERNAL_LINKS: z.enum(['protected', 'plain']).default('protected'),
  USER: z.string().default(''),
  FEED_INBOX: z.string().default(''),
  FEEDS_FILE: z.string().default(''),
  // A file is taken when it is the same at two looks; a system that stands still for longer renames what it has written.
  FEED_LOOK_SECONDS: z.coerce.number().min(0.1).max(3_600).default(5),
  FEED_S3_ENDPOINT: z.string().default(''),
  FEED_S3_REGION: z.string().default('cn-north-1'),
  AWS_ACCESS_KEY_ID: z.string().default(''),
  AWS_SECRET_ACCESS_KEY: z.string().default(''),
  AWS_SESSION_TOKEN: z.string().default(''),
});

/** All settings of publishing with their defaults: `npm run settings` writes them down. */
export const PUBLISHING_DEFAULTS: Readonly<Record<string, string | number>> = Environment.parse({});

/** Reads the environment once. @throws ConfigError */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(environmentOf(environment));
  if (!parsed.success) {
    throw new ConfigError(
      words`CONTENT_SIGNATURES must be "off" or "required", EMBEDDINGS_INPUT_TYPE "marked" or "sent", INTERNAL_LINKS "protected" or "plain", FEED_LOOK_SECONDS from 0.1 to 3600.`,
    );
  }
  const {
    DATABASE_URL,
    BANK_DATA_DIR,
    OPENSEARCH_URL,
    EMBEDDINGS_URL,
    EMBEDDINGS_MODEL,
    EMBEDDINGS_KEY,
    EMBEDDINGS_INPUT_TYPE,
    CONTENT_SIGNATURES,
    CONTENT_KEYS_FILE,
    CONTENT_SIGNATURE_ALGORITHMS,
    LETTERS_KEY,
    INTERNAL_LINKS,
    USER,
    ...feeds
  } = parsed.data;
  const required = CONTENT_SIGNATURES === 'required';
  if (required && CONTENT_KEYS_FILE === '') {
    throw new ConfigError(
      words`CONTENT_SIGNATURES is "required", so CONTENT_KEYS_FILE must name the file of enrolled public keys.`,
    );
  }
  const algorithms = algorithmsOf(CONTENT_SIGNATURE_ALGORITHMS || 'ed25519');
  if (INTERNAL_LINKS === 'protected') {
    refusePlainLink('DATABASE_URL', DATABASE_URL);
    refusePlainLink('OPENSEARCH_URL', OPENSEARCH_URL);
    refusePlainLink('EMBEDDINGS_URL', EMBEDDINGS_URL);
  }
  if (EMBEDDINGS_URL !== '' && EMBEDDINGS_MODEL === '') {
    throw new ConfigError(
      words`EMBEDDINGS_URL is set, so EMBEDDINGS_MODEL must name the model that answers there.`,
    );
  }
  const dataDir = dataFolder(BANK_DATA_DIR);
  const file = fileInTheWay(dataDir);
  if (file !== undefined)
    throw new ConfigError(words`BANK_DATA_DIR is "${dataDir}"; expected a folder, but ${file} is a file.`);
  return {
    location: { databaseUrl: DATABASE_URL || undefined, dataDir },
    dataDir,
    openSearchUrl: OPENSEARCH_URL,
    embeddings:
      EMBEDDINGS_URL === ''
        ? undefined
        : {
            url: EMBEDDINGS_URL,
            model: EMBEDDINGS_MODEL,
            key: EMBEDDINGS_KEY,
            sendsKind: EMBEDDINGS_INPUT_TYPE === 'sent',
          },
    signatures: {
      required,
      algorithms,
      // Before the first enrolment there is no file; where signatures are required, that is refused all the same.
      ...(CONTENT_KEYS_FILE === '' || (!required && !existsSync(CONTENT_KEYS_FILE))
        ? { enrolled: [] }
        : readEnrolledKeys(CONTENT_KEYS_FILE)),
    },
    keysFile: CONTENT_KEYS_FILE,
    letterKey: () => letterKey(LETTERS_KEY, join(dataDir, LETTER_KEY_FILE)),
    actor: USER || accountName(),
    machine: hostname(),
    feeds: {
      inbox: {
        address: feeds.FEED_INBOX,
        endpoint: feeds.FEED_S3_ENDPOINT,
        region: feeds.FEED_S3_REGION,
        keys: {
          accessKeyId: feeds.AWS_ACCESS_KEY_ID,
          secretAccessKey: feeds.AWS_SECRET_ACCESS_KEY,
          sessionToken: feeds.AWS_SESSION_TOKEN || undefined,
        },
        isPlainAllowed: INTERNAL_LINKS === 'plain',
      },
      file: feeds.FEEDS_FILE,
      lookEveryMs: feeds.FEED_LOOK_SECONDS * 1_000,
    },
  };
}

function algorithmsOf(text: string): readonly Algorithm[] {
  const algorithms = readAlgorithms(text);
  if (algorithms !== undefined) return algorithms;
  throw new ConfigError(words`CONTENT_SIGNATURE_ALGORITHMS must be ed25519, sm2, or both parted by a comma.`);
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
