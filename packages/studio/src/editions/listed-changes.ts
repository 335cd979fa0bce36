import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import { pathsOf, type ItemList } from './item-list.ts';
import { listContent, type ListedItem } from './listed-content.ts';
import { makeWorkFolder, type ChangedFiles } from './work-folder.ts';

interface ListParts {
  source: string;
  scope: Scope;
  /** Those of the source. */
  list: ItemList;
  changed: ChangedFiles;
  /** Files of the source that were written since those items were listed, or are gone. */
  written?: ReadonlySet<string>;
  /** Where it may make a folder. */
  target: string;
}

/** Every record of a source folder with some files as an edition has them; only files that differ are read. */
export async function listChanges({
  source,
  scope,
  list,
  changed,
  written = new Set(),
  target,
}: ListParts): Promise<ListedItem[]> {
  const touched = list.standingIn([...changed.keys(), ...written]);
  const twins = [...touched].flatMap(({ files }) => pathsOf(files));
  const linked = new Set([...written, ...twins].filter((path) => existsSync(join(source, path))));
  try {
    makeWorkFolder(source, target, changed, [...linked]);
    const read = new Map((await listContent(target, scope)).map((item) => [item.name, item]));
    const kept = list.items.flatMap((item) => {
      if (!touched.has(item)) return [item];
      const now = read.get(item.name);
      read.delete(item.name);
      return now ?? [];
    });
    return [...kept, ...read.values()];
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
