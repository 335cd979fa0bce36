import type { Ranked } from '../../rank/rank.ts';
import type { Found } from '../search-backend.ts';
import type { Near } from './meaning.ts';

/** Of reciprocal rank fusion: made for lists of a thousand with 60, for ten places that are read it is a tenth of that, about. */
const SMOOTHING = 10;
/**
 * Where much has all the words: so that what only meaning puts first, from the end of a page of hits or beyond, does not come before all of
 * them. It knows no titles, kinds or days.
 */
const AMONG_WORDS = 2 / 3;
/** Who has so much of the keyword, weighed by how rare its words are, has what was asked for. */
const NEARLY_ALL = 0.8;
/** No more than a page: further down is what is only not quite strange. */
const MOST_ADDED = 10;

/**
 * The order by words and that by meaning as one. What bears the keyword as its name stays first, in its order; with
 * `addsOthers` what is near is listed although no word of it was found, after what has nearly all of the words.
 */
export function fuse(
  ranked: readonly Ranked<Found>[],
  near: readonly Near[],
  { isNamed, addsOthers }: { isNamed: (one: Ranked<Found>) => boolean; addsOthers: boolean },
): Ranked<Found>[] {
  if (near.length === 0) return [...ranked];
  // Where much has all the words, their number tells nothing.
  const leads = (one: Ranked<Found>) => isNamed(one) || (addsOthers && one.coverage >= NEARLY_ALL);
  const leading = ranked.filter(leads);
  const others = ranked.filter((one) => !leads(one));
  const known = new Set(ranked.map(({ candidate }) => candidate.id));
  const places = new Map(near.map(({ candidate }, place) => [candidate.id, place]));
  const added = addsOthers
    ? near
        .filter(({ candidate }) => !known.has(candidate.id))
        .slice(0, MOST_ADDED)
        .map(({ candidate }): Ranked<Found> => ({ candidate, score: 0, coverage: 0 }))
    : [];
  const weight = addsOthers ? 1 : AMONG_WORDS;
  const share = (place: number | undefined) => (place === undefined ? 0 : 1 / (SMOOTHING + place + 1));
  const byMeaning = ({ candidate }: Ranked<Found>) => share(places.get(candidate.id));
  const fused = [
    ...others.map((one, place) => ({ one, sum: share(leading.length + place) + weight * byMeaning(one) })),
    ...added.map((one) => ({ one, sum: byMeaning(one) })),
  ];
  // The sort is stable: of equals the one that words found stays first.
  return [...leading, ...fused.sort((a, b) => b.sum - a.sum).map(({ one }) => one)];
}
