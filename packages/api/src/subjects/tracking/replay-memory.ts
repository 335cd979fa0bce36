/** Signatures stay known at least this long: twice as far as a time stamp may lie from now, to both sides. */
export const REPLAY_MEMORY_MS = 600_000;
// About 100 bytes each; two sets of them are below 8 MB.
const SIGNATURES_IN_A_SET = 35_000;

/**
 * Remembers signatures in two sets that take turns, so that nothing has to be looked through. What is pushed out early
 * by sheer numbers is still known to the store, whose key the signature is a part of.
 */
export class ReplayMemory {
  #recent = new Set<string>();
  #older = new Set<string>();
  #turnedAt: number;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
    this.#turnedAt = now();
  }

  has(sign: string): boolean {
    return this.#recent.has(sign) || this.#older.has(sign);
  }

  add(sign: string): void {
    const isOver = Math.abs(this.#now() - this.#turnedAt) >= REPLAY_MEMORY_MS;
    if (isOver || this.#recent.size >= SIGNATURES_IN_A_SET) {
      this.#older = this.#recent;
      this.#recent = new Set();
      this.#turnedAt = this.#now();
    }
    this.#recent.add(sign);
  }

  get size(): number {
    return this.#recent.size + this.#older.size;
  }
}
