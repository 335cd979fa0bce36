import type { Ranked } from '../../rank/rank.ts';
import type { Found } from '../search-backend.ts';
import type { Near } from './meaning.ts';

/** Of reciprocal rank fusion as published: the first places of a list differ little, so that two lists that agree outdo one. */
const SMOOTHING = 60;
/** Where much has all the words, their order has been fitted, and the one by meaning knows no titles, kinds or days. */
const AMONG_WORDS = 0.25;
/** Where little has all of them, meaning says as much as some of the words do. */
const BESIDE_WORDS = 1;
/** No more than a page: further down is what is only not quite strange. */
const MOST_ADDED = 10;

/**
 * The order by words and that by meaning as one. What bears the keyword as its name stays first, in its order; with
 * `addsOthers` what is near is listed although no word of it was found.
 */
export function fuse(
  ranked: readonly Ranked<Found>[],
  near: readonly Near[],
  { isNamed, addsOthers }: { isNamed: (one: Ranked<Found>) => boolean; addsOthers: boolean },
): Ranked<Found>[] {
  if (near.length === 0) return [...ranked];
  const named = ranked.filter(isNamed);
  const others = ranked.filter((one) => !isNamed(one));
  const known = new Set(ranked.map(({ candidate }) => candidate.id));
  const places = new Map(near.map(({ candidate }, place) => [candidate.id, place]));
  const added = addsOthers
    ? near
        .filter(({ candidate }) => !known.has(candidate.id))
        .slice(0, MOST_ADDED)
        .map(({ candidate }): Ranked<Found> => ({ candidate, score: 0, coverage: 0 }))
    : [];
  const weight = addsOthers ? BESIDE_WORDS : AMONG_WORDS;
  const share = (place: number | undefined) => (place === undefined ? 0 : 1 / (SMOOTHING + place + 1));
  const fused = [
    ...others.map((one, place) => ({
      one,
      sum: share(named.length + place) + weight * share(places.get(one.candidate.id)),
    })),
    ...added.map((one) => ({ one, sum: weight * share(places.get(one.candidate.id)) })),
  ];
  // The sort is stable: of equals the one that words found stays first.
  return [...named, ...fused.sort((a, b) => b.sum - a.sum).map(({ one }) => one)];
}
