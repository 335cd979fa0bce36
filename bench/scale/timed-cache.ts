export type TimedAnswer = 'fresh' | 'stale' | 'missing';

/**
 * A shared cache that keeps an answer for its s-maxage, and for its stale-while-revalidate answers with it once more while it fetches
 * anew. Whether the room is enough is not asked: the whole site is 40 MB, less than any cache of a CDN.
 */
export class TimedCache {
  readonly #fetchedAt: Float64Array;
  readonly #freshS: number;
  readonly #staleS: number;

  constructor(things: number, { freshS, staleS }: { freshS: number; staleS: number }) {
    this.#fetchedAt = new Float64Array(things).fill(-Infinity);
    this.#freshS = freshS;
    this.#staleS = staleS;
  }

  /** What it has of a thing now; but for `fresh` the caller fetches it and calls {@link keep}. */
  look(thing: number, now: number): TimedAnswer {
    const age = now - this.fetchedAt(thing);
    if (age < this.#freshS) return 'fresh';
    return age < this.#freshS + this.#staleS ? 'stale' : 'missing';
  }

  /** `fetchedAt` is when the origin was asked: an answer is as old here as in the cache that it came from. */
  keep(thing: number, fetchedAt: number): void {
    this.#fetchedAt[thing] = fetchedAt;
  }

  fetchedAt(thing: number): number {
    return this.#fetchedAt[thing] ?? -Infinity;
  }
}
