import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = join(import.meta.dirname, '../../data');

export function dataFile(name: string): string {
  return readFileSync(join(DATA, name), 'utf8');
}

/** One word a line; `#` begins a remark. */
export function wordsIn(name: string): string[] {
  return dataFile(name)
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '');
}
