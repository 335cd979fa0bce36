import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../payloads');

/** The rows of a table of payloads, one a line, as they are. */
export const payloads = (name) =>
  readFileSync(join(FOLDER, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
