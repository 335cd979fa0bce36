import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readIndexMeta } from './index-meta.ts';

/** `release` names what was indexed, such as a content version's key; only letters, digits, - and _ are kept. */
export function indexFile(folder: string, release: string): string {
  return join(folder, `search-${fileSafe(release)}.db`);
}

/** What the passages of that index mean, where a model was asked. */
export function vectorsFile(folder: string, release: string): string {
  return join(folder, `vectors-${fileSafe(release)}.db`);
}

/** The file of the vectors that belong to the index in `file`. */
export function vectorsBeside(file: string): string {
  return join(dirname(file), basename(file).replace(/^search-/, 'vectors-'));
}

function fileSafe(release: string): string {
  return release.replace(/[^A-Za-z0-9_-]/g, '-');
}

export function hasIndex(folder: string, release: string): boolean {
  return existsSync(indexFile(folder, release));
}

/** The file of the index that was completed last, of whatever release; undefined where there is none. */
export function newestIndex(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .filter((name) => /^search-[\w-]+\.db$/.test(name))
    .map((name) => join(folder, name));
  const changedAt = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  return files.toSorted((a, b) => (changedAt.get(b) ?? 0) - (changedAt.get(a) ?? 0))[0];
}

/**
 * Removes all indexes but those of `keep`, with their vectors, the dictionaries that none of these was built with, and what an interrupted
 * build left. A file still open stays readable.
 */
export function pruneIndexes(folder: string, keep: readonly string[]): string[] {
  mkdirSync(folder, { recursive: true });
  const kept = new Set(
    keep
      .flatMap((release) => [indexFile(folder, release), vectorsFile(folder, release)])
      .map((file) => basename(file)),
  );
  const dictionaries = dictionariesOf(folder, keep);
  const stale = readdirSync(folder).filter((name) =>
    /^(?:search|vectors)-.+\.db(\..+)?$/.test(name)
      ? !kept.has(name)
      : /^dictionary-.+\.bin(\..+)?$/.test(name) && dictionaries?.has(name) === false,
  );
  for (const name of stale) rmSync(join(folder, name), { force: true });
  return stale;
}

/** The files of the dictionaries that these indexes need; undefined when an index does not say. */
function dictionariesOf(folder: string, releases: readonly string[]): ReadonlySet<string> | undefined {
  try {
    const built = releases.filter((release) => hasIndex(folder, release));
    const hashes = built.map((release) => readIndexMeta(indexFile(folder, release)).dictionaryHash);
    return new Set(hashes.map((hash) => `dictionary-${hash}.bin`));
  } catch {
    return undefined;
  }
}
