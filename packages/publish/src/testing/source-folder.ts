import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { siteSources, writeFiles } from './site-sources.ts';

export { A_PICTURE, siteSources, writeFiles } from './site-sources.ts';

/** A folder of its own for one test, removed afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function aSiteFolder(changes: Record<string, string | undefined> = {}): string {
  const files = Object.entries({ ...siteSources(), ...changes });
  const present = files.filter((file): file is [string, string] => file[1] !== undefined);
  return writeFiles(join(temporaryFolder(), 'site'), Object.fromEntries(present));
}
