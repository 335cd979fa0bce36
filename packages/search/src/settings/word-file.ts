import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = join(import.meta.dirname, '../../data');

export function dataFile(name: string): string {
  return readFileSync(join(DATA, name), 'utf8');
}

/** The files of a folder of the data, in one order on every machine. */
export function dataFiles(folder: string): string[] {
  return readdirSync(join(DATA, folder))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(folder, name));
}

/** One word a line; `#` begins a remark. */
export function wordsIn(name: string): string[] {
  return dataFile(name)
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '');
}
