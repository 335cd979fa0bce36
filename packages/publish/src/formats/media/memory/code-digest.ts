import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byCodeUnit } from '../../../base/bundle/manifest.ts';

const OWN_CODE = dirname(fileURLToPath(import.meta.resolve('@bank/publish')));
const CONTRACT = dirname(fileURLToPath(import.meta.resolve('@bank/contract')));
/** Written by npm with every change of what is installed: names, versions and digests of all packages. */
const INSTALLED = join(OWN_CODE, '../../../node_modules/.package-lock.json');

/** A digest of all code that checks and packs, and of what it stands on; undefined when that cannot be told. */
export function codeDigest(folders = [OWN_CODE, CONTRACT], installed = INSTALLED): string | undefined {
  const hash = createHash('sha256').update(process.version);
  try {
    hash.update(readFileSync(installed));
    for (const file of folders.flatMap(codeFiles)) hash.update(`\0${file}\0`).update(readFileSync(file));
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}

function codeFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort(byCodeUnit);
}
