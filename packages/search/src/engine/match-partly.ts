import type { Frequencies } from '../query/frequencies.ts';
import { isCommon } from '../query/lookup-groups.ts';
import type { Group, QueryTree } from '../query/query-tree.ts';
import { isLetter } from '../query/says-something.ts';
import { isLikeName } from '../query/surnames.ts';
import type { Ranked } from '../rank/rank.ts';
import type { Found } from './search-backend.ts';

/** What matches less of the keyword, by weight, has nothing to do with it (SRCH-7). */
const LEAST_PARTLY = 0.1;

export interface PartlyMatched {
  /** Best first. */
  readonly ranked: readonly Ranked<Found>[];
  /** What some of them have of the typed words, and what none has. */
  readonly found: readonly Group[];
  readonly leftOut: readonly Group[];
}

/**
 * The documents to show where none has enough of a keyword: those with words that say something by themselves. Undefined when there is
 * none: 紫外线温泉 stays without a hit.
 */
export function matchPartly(
  ranked: readonly Ranked<Found>[],
  { groups }: Pick<QueryTree, 'groups'>,
  frequencies: Frequencies,
): PartlyMatched | undefined {
  const rare = groups.map((group) => !isCommon(group, frequencies));
  const needed = groups.map(isNeverLeftOut);
  const shown = ranked.filter(({ candidate: { matches, titleMatches }, coverage }) => {
    const has = groups.map((_group, index) => (matches[index] ?? 0) > 0);
    if (coverage < LEAST_PARTLY || needed.some((isNeeded, index) => isNeeded && !has[index])) return false;
    const words = groups.filter((group, index) => has[index] && group.optional !== true && !isLetter(group));
    if (words.length > 1) return true;
    // A lone character is in many words; as a word in a title it is the matter.
    return groups.some(
      (group, index) =>
        has[index] &&
        rare[index] &&
        (words.includes(group) || (group.optional === true && (titleMatches[index] ?? 0) > 0)),
    );
  });
  if (shown.length === 0) return undefined;
  const typed = groups.filter(({ likewise }) => likewise === undefined);
  const isIn = (index: number) => shown.some(({ candidate }) => (candidate.matches[index] ?? 0) > 0);
  return {
    ranked: shown,
    found: typed.filter((group) => isIn(groups.indexOf(group))),
    leftOut: typed.filter((group) => !isIn(groups.indexOf(group))),
  };
}

/** A number or a name means one thing: what lacks it is something else. */
export function isNeverLeftOut({ alts: [typed], code, likewise }: Group): boolean {
  return (
    code === true ||
    (likewise === undefined && typed !== undefined && typed.tokens.length > 1 && isLikeName(typed.tokens))
  );
}
