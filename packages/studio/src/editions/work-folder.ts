import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

/** A file below a source folder, by its path from there, and its text as it would be; undefined: taken out. */
export type ChangedFiles = ReadonlyMap<string, string | undefined>;

/** Of each file, by its path, what changes when it is written. */
export type FileStates = ReadonlyMap<string, string>;

export interface FolderPrint {
  /** Tells two states of the folder apart. */
  print: string;
  files: FileStates;
}

/** How a source folder is now, without reading its files. */
export function printOf(folder: string): FolderPrint {
  const hash = createHash('sha256');
  const files = new Map<string, string>();
  for (const path of filesIn(folder)) {
    const { size, mtimeMs } = lstatSync(join(folder, path));
    const state = `${size} ${mtimeMs}`;
    files.set(path, state);
    hash.update(`${path} ${state}\n`);
  }
  return { print: hash.digest('hex'), files };
}

/** The files that came, went or were written between two states. */
export function pathsBetween(before: FileStates, after: FileStates): Set<string> {
  const written = [...after].filter(([path, state]) => before.get(path) !== state);
  const gone = [...before.keys()].filter((path) => !after.has(path));
  return new Set([...written.map(([path]) => path), ...gone]);
}

/**
 * A copy of a source folder, or of some `paths` in it, with some files as an edition has them; what does not differ is the same
 * file on the disk.
 */
export function makeWorkFolder(
  source: string,
  target: string,
  changed: ChangedFiles,
  paths: readonly string[] = filesIn(source),
): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const folders = new Set<string>([target]);
  const folderFor = (path: string) => {
    const folder = dirname(join(target, path));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  for (const path of paths) {
    if (changed.has(path)) continue;
    folderFor(path);
    linkOrCopy(join(source, path), join(target, path));
  }
  for (const [path, text] of changed) {
    if (text === undefined) continue;
    folderFor(path);
    writeFileSync(join(target, path), text);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one without links.
    copyFileSync(from, to);
  }
}

export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

export function textOrEmpty(folder: string, path: string, empty = ''): string {
  const place = join(folder, path);
  return existsSync(place) ? readFileSync(place, 'utf8') : empty;
}
