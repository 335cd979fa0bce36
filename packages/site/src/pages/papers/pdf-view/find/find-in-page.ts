import { foldCharacter, type FoldedText } from './fold-text.ts';

/** Where a match begins and ends on a page: run of text and place in it; the end is exclusive. */
export interface Match {
  readonly startRun: number;
  readonly start: number;
  readonly endRun: number;
  readonly end: number;
}

export const QUERY_LONGEST = 100;

// Chinese is written without spaces, but a line may end between any two characters, and tables set them apart.
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;

/** What to look for, or undefined when nothing was typed. Linear in the length of the page. */
export function findPattern(query: string): RegExp | undefined {
  const typed = Array.from(query.trim().slice(0, QUERY_LONGEST));
  const characters = typed.flatMap((character) => Array.from(foldCharacter(character)));
  let pattern = '';
  let before = '';
  let spaced = false;
  for (const character of characters) {
    if (/\s/u.test(character)) {
      spaced = true;
      continue;
    }
    const isLoose = SPACELESS.test(before) || SPACELESS.test(character);
    if (before !== '') pattern += isLoose ? ' ?' : spaced ? ' ' : '';
    pattern += character.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
    before = character;
    spaced = false;
  }
  return pattern === '' ? undefined : new RegExp(pattern, 'gu');
}

export function findInPage({ text, runs, starts, ends }: FoldedText, pattern: RegExp): Match[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: { length } }) => {
    const last = index + length - 1;
    const match = { startRun: runs[index], start: starts[index], endRun: runs[last], end: ends[last] };
    return isWhole(match) ? [match] : [];
  });
}

function isWhole(match: { [Key in keyof Match]: number | undefined }): match is Match {
  return Object.values(match).every((value) => value !== undefined);
}
