import { readEnrolledKeys } from '@bank/publish/signatures';
import type { Config } from '../operation/config.ts';
import { ConfigError } from '../operation/config-error.ts';

/** Without the enrolled keys no content is ever shown. @throws ConfigError */
export function checkKeysFile({
  contentSignatures,
  contentKeysFile,
}: Pick<Config, 'contentSignatures' | 'contentKeysFile'>): void {
  if (contentSignatures === 'off') return;
  try {
    readEnrolledKeys(contentKeysFile);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The server was not started: CONTENT_KEYS_FILE: ${reason}`, { cause: error });
  }
}
