import type { Ranked } from '../../rank/rank.ts';
import type { Found } from '../search-backend.ts';
import type { Near } from './meaning.ts';

/** What the nearest gains, in the measure of `rank`: about what a word in the first words of a page and half a title do. */
const NEAREST = 0.8;
/** The place where half of that is left. */
const HALF_AT = 10;
/** What a page without any of the words begins with: below what has some of them where it matters. */
const WITHOUT_WORDS = 1;
/** No more than a page: further down is what is only not quite strange. */
const MOST_ADDED = 10;

/**
 * The order by words and that by meaning as one: being near adds to what the words say, so that it decides between pages that words
 * leave alike and moves none that they tell apart. What bears the keyword as its name stays first, in its order; with
 * `addsOthers` what is near is listed although no word of it was found.
 */
export function fuse(
  ranked: readonly Ranked<Found>[],
  near: readonly Near[],
  { isNamed, addsOthers }: { isNamed: (one: Ranked<Found>) => boolean; addsOthers: boolean },
): Ranked<Found>[] {
  if (near.length === 0) return [...ranked];
  const leading = ranked.filter(isNamed);
  const others = ranked.filter((one) => !isNamed(one));
  const known = new Set(ranked.map(({ candidate }) => candidate.id));
  const added = addsOthers
    ? near
        .filter(({ candidate }) => !known.has(candidate.id))
        .slice(0, MOST_ADDED)
        .map(({ candidate }): Ranked<Found> => ({ candidate, score: WITHOUT_WORDS, coverage: 0 }))
    : [];
  const gains = new Map(
    near.map(({ candidate }, place) => [candidate.id, NEAREST / (1 + place / HALF_AT)] as const),
  );
  const sum = ({ candidate, score }: Ranked<Found>) => score + (gains.get(candidate.id) ?? 0);
  // The sort is stable: of equals the one that words found stays first.
  return [...leading, ...[...others, ...added].sort((a, b) => sum(b) - sum(a))];
}
