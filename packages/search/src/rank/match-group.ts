import type { Alternative, Group } from '../query/query-tree.ts';

/** A text's terms with a space before, between and after, so that ` term ` finds whole terms only. */
type TermText = string;

export function termText(terms: string): TermText {
  return ` ${terms} `;
}

/** How well a group is matched by texts taken together: the weight of its best alternative, 0 for none. */
export function matchGroup(group: Group, texts: readonly TermText[]): number {
  let best = 0;
  for (const [index, alternative] of group.alts.entries()) {
    if (alternative.weight <= best) continue;
    const goesOn = group.prefix === true && index === 0;
    if (holdsAlternative(alternative, texts, goesOn)) best = alternative.weight;
  }
  return best;
}

function holdsAlternative(alternative: Alternative, texts: readonly TermText[], goesOn: boolean): boolean {
  const needed = alternative.phrase === true ? [alternative.tokens.join(' ')] : alternative.tokens;
  return needed.every((terms) => {
    const wanted = goesOn ? ` ${terms}` : ` ${terms} `;
    return texts.some((text) => text.includes(wanted));
  });
}
