import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import { pathsOf, type ItemList } from './item-list.ts';
import { listContent } from './listed-content.ts';
import { makeWorkFolder, type ChangedFiles } from './work-folder.ts';

interface ListParts {
  source: string;
  scope: Scope;
  list: ItemList;
  /** The files that are otherwise than in that list: written, gone or come. */
  differing: Iterable<string>;
  /** Files as an edition has them; all others are the source's. */
  changed: ChangedFiles;
  /** Where it may make a folder. */
  target: string;
}

/** Every record of a source folder with some files as an edition has them; only files that differ are read. */
export async function listChanges({
  source,
  scope,
  list,
  differing,
  changed,
  target,
}: ListParts): Promise<ItemList> {
  const paths = new Set(differing);
  const touched = list.standingIn(paths);
  for (const { files } of touched) for (const path of pathsOf(files)) paths.add(path);
  const own = new Map([...changed].filter(([path]) => paths.has(path)));
  const linked = [...paths].filter((path) => !own.has(path) && existsSync(join(source, path)));
  try {
    makeWorkFolder(source, target, own, linked);
    return list.with(touched, await listContent(target, scope));
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

/** The files of which one of two states of an edition says something else than the other. */
export function pathsThatDiffer(one: ChangedFiles, other: ChangedFiles): Set<string> {
  const says = (files: ChangedFiles, path: string) => (files.has(path) ? [files.get(path)] : []);
  const isSame = (path: string) => {
    const [a, b] = [says(one, path), says(other, path)];
    return a.length === b.length && a[0] === b[0];
  };
  return new Set([...one.keys(), ...other.keys()].filter((path) => !isSame(path)));
}
