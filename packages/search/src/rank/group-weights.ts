import { documentsOf, type Frequencies } from '../query/frequencies.ts';
import type { Group } from '../query/query-tree.ts';

const OPTIONAL_SHARE = 0.4;
/** A code names one thing; nothing else in the query says more. */
const CODE_WEIGHT = 6;

/** How much a word says that stands in some of all documents. */
export function rarityAmong(documents: number, having: number): number {
  return Math.log(1 + (documents + 1) / (1 + having));
}

/** How much each group says about what is wanted: rare ones more. */
export function groupWeights(groups: readonly Group[], frequencies: Frequencies): number[] {
  return groups.map((group) => {
    if (group.code === true) return CODE_WEIGHT;
    const rarity = rarityAmong(frequencies.documents, documentsOf(group, frequencies));
    return rarity * (group.optional === true ? OPTIONAL_SHARE : 1) * (group.likewise ?? 1);
  });
}
