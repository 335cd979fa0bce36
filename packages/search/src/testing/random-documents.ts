import type { Term } from '../analyse/analyse.ts';
import type { IndexTerms } from '../engine/index-row.ts';

/** The same whole numbers on every run. */
export function numbersBelow(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

export const RANDOM_WORDS = ['理财', '存单', '贷款', 'loan', 'loans', '𰻝', '0'];

/** Documents of a few words in every column, so that every way to meet in one happens. */
export function randomDocuments(random: (below: number) => number, count: number): IndexTerms[] {
  const terms = (): Term[] =>
    Array.from({ length: random(7) }, () => {
      const at = random(RANDOM_WORDS.length);
      // Every other one is known to the dictionary.
      return { term: RANDOM_WORDS[at] ?? '', node: at % 2 === 0 ? (at + 1) * 100_000 : 0 };
    });
  return Array.from({ length: count }, () => {
    const [title, tags, code, tsub, lead] = [terms(), terms(), terms(), terms(), terms()];
    return { title, tags, code, tsub, lead, body: terms(), bsub: terms() };
  });
}
