import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOrEmpty, type ChangedFiles } from './work-folder.ts';

/** Puts the files of an edition into the source folder, each whole or not at all. Gives those that differed. */
export function writeBack(source: string, changed: ChangedFiles): string[] {
  const written: string[] = [];
  for (const [path, text] of changed) {
    const place = join(source, path);
    if (text === undefined) {
      if (!existsSync(place)) continue;
      rmSync(place);
      written.push(path);
      continue;
    }
    if (textOrEmpty(source, path) === text) continue;
    mkdirSync(dirname(place), { recursive: true });
    // Begins with a dot, which no reader of sources takes for content.
    const beside = join(dirname(place), `.${process.pid}.studio-new`);
    writeFileSync(beside, text, { flush: true });
    renameSync(beside, place);
    written.push(path);
  }
  return written;
}
