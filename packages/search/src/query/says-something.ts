import type { Group } from './query-tree.ts';

/** A single Chinese character, or two letters, say too little to be looked for alone. */
const SAYS_SOMETHING = /^(?:\p{Script=Han}{2,}|[\p{L}\p{N}]{3,})$/u;

export function saysSomething(term: string): boolean {
  return SAYS_SOMETHING.test(term);
}

/** A letter or a digit alone, as those of mark-up in `"><b>x</b>`: every text has some. */
export function isLetter({ alts: [typed], code }: Group): boolean {
  return code !== true && typed?.tokens.length === 1 && /^[^\p{Script=Han}]$/u.test(typed.tokens[0] ?? '');
}
