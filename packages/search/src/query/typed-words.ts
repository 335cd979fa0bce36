import type { Analysis, Part } from '../analyse/analyse.ts';
import type { Group } from './query-tree.ts';

/** The words of groups as the keyword writes them: 匯率 for 汇率, mortgages for mortgag. */
export function typedWords({ tokens, normalised }: Analysis, groups: readonly Group[]): string[] {
  // A compound that was taken apart stands before its parts.
  const parts = tokens.flatMap((token): Part[] => [token, ...token.inner]);
  const written = groups.map(({ alts: [typed] }) => {
    const terms = typed?.tokens ?? [];
    const [first, last] = placesOf(terms, parts);
    return first === undefined || last === undefined
      ? terms.join('')
      : normalised.original.slice(normalised.toOriginal(first.start), normalised.toOriginal(last.end));
  });
  return [...new Set(written)];
}

/** Where the first and the last of the terms stand, which may have words between that say nothing. */
function placesOf(terms: readonly string[], parts: readonly Part[]): [Part?, Part?] {
  const [first, ...others] = terms;
  for (const [from, part] of parts.entries()) {
    if (part.term !== first) continue;
    let at = from;
    const isAll = others.every((term) => {
      at = parts.findIndex((next, index) => index > at && next.term === term);
      return at !== -1;
    });
    if (isAll) return [part, parts[at] as Part];
  }
  return [];
}
