import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** `release` names what was indexed, such as a content version's key; only letters, digits, - and _ are kept. */
export function indexFile(folder: string, release: string): string {
  return join(folder, `search-${fileSafe(release)}.db`);
}

export function fileSafe(release: string): string {
  return release.replace(/[^A-Za-z0-9_-]/g, '-');
}

export function hasIndex(folder: string, release: string): boolean {
  return existsSync(indexFile(folder, release));
}

/** Removes all indexes but those of `keep`, and what an interrupted build left. A file still open stays readable. */
export function pruneIndexes(folder: string, keep: readonly string[]): string[] {
  mkdirSync(folder, { recursive: true });
  const kept = new Set(keep.map((release) => `search-${fileSafe(release)}.db`));
  const stale = readdirSync(folder).filter((name) => /^search-.+\.db(\..+)?$/.test(name) && !kept.has(name));
  for (const name of stale) rmSync(join(folder, name), { force: true });
  return stale;
}
