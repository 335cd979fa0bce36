import { rmSync } from 'node:fs';
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
  /** Where it may make a folder. */
  target: string;
}

/** Every record of a source folder with some files as an edition has them, of which those alone are read. */
export async function listChanges({
  source,
  scope,
  items,
  changed,
  target,
}: ListParts): Promise<ListedItem[]> {
  const isTouched = ({ files }: ListedItem) => pathsOf(files).some((path) => changed.has(path));
  const touched = items.filter(isTouched);
  const paths = new Set([...changed.keys(), ...touched.flatMap(({ files }) => pathsOf(files))]);
  try {
    makeWorkFolder(source, target, changed, [...paths]);
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
