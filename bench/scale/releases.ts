import { DELIVERY, VISITORS } from './assumptions.ts';
import type { Random } from '../random.ts';

/** What releases did to pages up to now. */
export class Releases {
  /** Counted from the start; a process renders every page anew for each (its cache is by version). */
  version = 0;
  readonly #changedAt: Float64Array;
  readonly #random: Random;
  #next: number;

  constructor(pages: number, firstAt: number, random: Random) {
    this.#changedAt = new Float64Array(pages).fill(-Infinity);
    this.#random = random;
    this.#next = firstAt;
  }

  advance(now: number): void {
    if (now < this.#next) return;
    this.version += 1;
    for (let page = 0; page < this.#changedAt.length; page += 1)
      if (this.#random() < VISITORS.changedByARelease) this.#changedAt[page] = this.#next;
    this.#next += DELIVERY.releaseEveryS;
  }

  /** With a mirror what visitors see changes when its files have come. */
  hasChangedSince(page: number, moment: number, now: number, delayS: number): boolean {
    const shownAt = (this.#changedAt[page] ?? -Infinity) + delayS;
    return shownAt > moment && shownAt <= now;
  }

  hasChanged(page: number): boolean {
    return this.#changedAt[page] !== -Infinity;
  }
}
