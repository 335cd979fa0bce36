import type { Alternative, Group } from '../query/query-tree.ts';

const OPTIONAL_SHARE = 0.4;
/** A code names one thing; nothing else in the query says more. */
const CODE_WEIGHT = 6;

export interface Frequencies {
  readonly documents: number;
  documentsWith(term: string): number;
}

/** How much each group says about what is wanted: rare ones more. */
export function groupWeights(groups: readonly Group[], frequencies: Frequencies): number[] {
  return groups.map((group) => {
    if (group.code === true) return CODE_WEIGHT;
    const rarity = Math.log(1 + (frequencies.documents + 1) / (1 + documentsOf(group, frequencies)));
    return group.optional === true ? rarity * OPTIONAL_SHARE : rarity;
  });
}

/** About how many documents the typed alternative is in, or any other where it is in none. */
export function documentsOf(group: Group, frequencies: Frequencies): number {
  const counts = group.alts.map((alternative) => documentsOfAlternative(alternative, frequencies));
  return (counts[0] ?? 0) > 0 ? (counts[0] ?? 0) : Math.max(0, ...counts);
}

function documentsOfAlternative({ tokens }: Alternative, frequencies: Frequencies): number {
  return Math.min(...tokens.map((token) => frequencies.documentsWith(token)));
}
