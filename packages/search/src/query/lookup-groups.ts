import { documentsOf, type Frequencies } from './frequencies.ts';
import type { Group } from './query-tree.ts';

const COMMON_SHARE = 0.1;
/** In a small index a tenth is a handful, and nothing is common. */
const FEWEST_COMMON = 20;

export function neededGroups(groups: readonly Group[]): Group[] {
  return groups.filter((group) => group.optional !== true);
}

/** Whether a group is in every tenth document, so that having it alone says little of what is wanted. */
export function isCommon(group: Group, frequencies: Frequencies): boolean {
  const most = Math.max(frequencies.documents * COMMON_SHARE, FEWEST_COMMON);
  return documentsOf(group, frequencies) > most;
}

/** What a wider search looks for: any group, but not common words when there are rarer ones. */
export function tellingGroups(groups: readonly Group[], frequencies: Frequencies): Group[] {
  const rare = groups.filter((group) => group.code === true || !isCommon(group, frequencies));
  return rare.some((group) => documentsOf(group, frequencies) > 0) ? rare : [...groups];
}
