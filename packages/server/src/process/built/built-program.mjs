import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const PROGRAM_FOLDER = resolve(import.meta.dirname, '../../../dist');
const MADE_OF = 'made-of.json';

export function noteSources(folder, files) {
  const names = files.map((file) => relative(folder, file).split(sep).join('/')).sort();
  writeFileSync(join(folder, MADE_OF), JSON.stringify({ digest: digestOf(folder, names), files: names }));
}

export function builtProgram(folder = PROGRAM_FOLDER) {
  try {
    const { digest, files } = JSON.parse(readFileSync(join(folder, MADE_OF), 'utf8'));
    return digestOf(folder, files) === digest ? join(folder, 'program.js') : undefined;
  } catch (error) {
    // Never built, a source is gone, or a disk that was full has half of the list.
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** By what is in them: a time says nothing where files were unpacked from an archive. */
function digestOf(folder, names) {
  const digest = createHash('sha256');
  for (const name of names) {
    const bytes = readFileSync(`${folder}/${name}`);
    digest.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return digest.digest('base64url');
}
