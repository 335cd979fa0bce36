import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import type { ItemFiles } from './item-files.ts';
import { listContent, type ListedItem } from './listed-content.ts';
import { makeWorkFolder, type ChangedFiles } from './work-folder.ts';

interface ListParts {
  source: string;
  scope: Scope;
  /** Those of the source. */
  items: readonly ListedItem[];
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
  items,
  changed,
  written = new Set(),
  target,
}: ListParts): Promise<ListedItem[]> {
  const differs = (path: string) => changed.has(path) || written.has(path);
  const isTouched = ({ files }: ListedItem) => pathsOf(files).some(differs);
  const twins = items.filter(isTouched).flatMap(({ files }) => pathsOf(files));
  const linked = new Set([...written, ...twins].filter((path) => existsSync(join(source, path))));
  try {
    makeWorkFolder(source, target, changed, [...linked]);
    const read = new Map((await listContent(target, scope)).map((item) => [item.name, item]));
    const kept = items.flatMap((item) => {
      const now = isTouched(item) ? read.get(item.name) : item;
      read.delete(item.name);
      return now ?? [];
    });
    return [...kept, ...read.values()];
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

const pathsOf = (files: ItemFiles): string[] =>
  files.kind === 'texts' ? Object.values(files.files) : [files.file];
