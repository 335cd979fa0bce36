import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { makeOwnFolder } from '@bank/store';
import { byCodeUnit, sha256 } from '../../base/bundle/manifest.ts';

/** What the last demo import saw and made; the import is skipped while all of it still holds. */
const Stamp = z.strictObject({ sources: z.string(), bundles: z.record(z.string(), z.string()) });
type Stamp = z.infer<typeof Stamp>;

/** A hash of the paths, sizes and times of everything below some folders: quick, and any edit changes it. */
export function hashFolders(folders: readonly string[]): string {
  const lines = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const { size, mtimeMs } = statSync(path);
        return `${path} ${size} ${mtimeMs}`;
      }),
  );
  return sha256(lines.sort(byCodeUnit).join('\n'));
}

export function readStamp(path: string): Stamp | undefined {
  try {
    return Stamp.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    // Missing or half-written: the import is done again, which is always right.
    return undefined;
  }
}

export function writeStamp(path: string, stamp: Stamp): void {
  makeOwnFolder(dirname(path));
  writeFileSync(path, JSON.stringify(stamp));
}
