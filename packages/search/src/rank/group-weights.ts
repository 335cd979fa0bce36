import { documentsOf, type Frequencies } from '../query/frequencies.ts';
import type { Group } from '../query/query-tree.ts';

const OPTIONAL_SHARE = 0.4;
/** A code names one thing; nothing else in the query says more. */
const CODE_WEIGHT = 6;

/** How much each group says about what is wanted: rare ones more. */
export function groupWeights(groups: readonly Group[], frequencies: Frequencies): number[] {
  return groups.map((group) => {
    if (group.code === true) return CODE_WEIGHT;
    const rarity = Math.log(1 + (frequencies.documents + 1) / (1 + documentsOf(group, frequencies)));
    return group.optional === true ? rarity * OPTIONAL_SHARE : rarity;
  });
}
