import { documentsOf, type Frequencies } from './frequencies.ts';
import type { Group } from './query-tree.ts';

const COMMON_SHARE = 0.1;
/** In a small index a tenth is a handful, and nothing is common. */
const FEWEST_COMMON = 20;

export function neededGroups(groups: readonly Group[]): Group[] {
  return groups.filter((group) => group.optional !== true);
}

/** What a wider search looks for: any group, but not words in every tenth document when there are rarer ones. */
export function tellingGroups(groups: readonly Group[], frequencies: Frequencies): Group[] {
  const common = Math.max(frequencies.documents * COMMON_SHARE, FEWEST_COMMON);
  const rare = groups.filter((group) => group.code === true || documentsOf(group, frequencies) <= common);
  return rare.some((group) => documentsOf(group, frequencies) > 0) ? rare : [...groups];
}
