import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = `abcdefghijklmnopqrstuvwxyz${CAPITALS}`;
/** Of classes and of animations. */
const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/**
 * Names for the classes of CSS modules: two letters for the sheet, the first a capital as no other class has it, then
 * which of its classes it is. A hash for every class would not compress, and each page sends hundreds. The letters follow
 * from the sheet's path, so that a new one leaves most names as they are. Throws for a class that no sheet has.
 */
export function classNames(packages: string): (name: string, file: string) => string {
  const sheets = new Map<string, { letters: string; names: readonly string[] }>();
  const taken = new Set<string>();
  for (const path of globSync('*/src/**/*.module.css', { cwd: packages }).sort()) {
    const css = readFileSync(join(packages, path), 'utf8');
    const letters = freeLetters(path, taken);
    taken.add(letters);
    sheets.set(path, {
      letters,
      names: [...new Set(Array.from(css.matchAll(NAME), ([, name = '']) => name))],
    });
  }
  return (name, file) => {
    const sheet = sheets.get(relative(packages, file.replace(/\?.*$/, '')));
    const index = sheet?.names.indexOf(name) ?? -1;
    if (sheet === undefined || index === -1) throw new Error(`${file} has no class ${name}`);
    return sheet.letters + inLetters(index);
  };
}

/** The first of the pairs that follow from the path which no sheet has. */
function freeLetters(path: string, taken: ReadonlySet<string>): string {
  const pairs = CAPITALS.length * LETTERS.length;
  const start = createHash('sha256').update(path).digest().readUInt32BE();
  for (let step = 0; step < pairs; step++) {
    const at = (start + step) % pairs;
    const letters = (CAPITALS[Math.floor(at / LETTERS.length)] ?? '') + (LETTERS[at % LETTERS.length] ?? '');
    if (!taken.has(letters)) return letters;
  }
  throw new Error(`more style sheets than the ${pairs} pairs of letters`);
}

/** 0 → 'a', 52 → 'aa'. */
function inLetters(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest === 0 ? '' : inLetters(rest - 1)) + (LETTERS[index % LETTERS.length] ?? '');
}
