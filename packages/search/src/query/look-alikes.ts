import { wordsIn } from '../settings/word-file.ts';

let known: Map<string, Set<string>> | undefined;

/** The characters that are taken for this one. */
export function lookAlikes(character: string): ReadonlySet<string> {
  known ??= read();
  return known.get(character) ?? new Set();
}

function read(): Map<string, Set<string>> {
  const alike = new Map<string, Set<string>>();
  for (const group of wordsIn('look-alikes.txt')) {
    for (const character of group) {
      const others = alike.get(character) ?? new Set();
      for (const other of group) if (other !== character) others.add(other);
      alike.set(character, others);
    }
  }
  return alike;
}
