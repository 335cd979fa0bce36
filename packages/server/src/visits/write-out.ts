import { writeOwnFile } from '@bank/store';
import { ConfigError } from '../operation/config-error.ts';

/** Writes what was asked for to the file that `--out` names, for whoever exports it alone. @throws ConfigError */
export function writeOut(path: string, text: string): void {
  try {
    writeOwnFile(path, text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(
      `--out: cannot write ${path} (${code}). Name a file in a folder that exists and that you may write to.`,
      { cause: error },
    );
  }
}
