// Plain JavaScript: `npm start` asks for it too, under any Node that it may be typed with.
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** Where `BANK_DATA_DIR` leads, wherever a program is started from; the default's place when it names none. */
export const dataFolder = (named) => resolve(REPOSITORY, named || '.data');

/** The file that stands where a folder is named or should be made; undefined where none is in the way. */
export function fileInTheWay(folder) {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return fileInTheWay(dirname(folder));
  return found.isDirectory() ? undefined : folder;
}
