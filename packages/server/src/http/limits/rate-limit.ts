import type { LimitClass } from '@bank/contract';
import { wideNetworkOf } from '../requests/client-address.ts';

const MINUTE_MS = 60_000;

/** What is counted apart: kinds of calls, and what browsers report by themselves. */
export type Counted = LimitClass | 'report';

/**
 * Requests a minute and visitor (SEC-12), counted over any 60 seconds. Page reads are in no class, but for
 * pages that search or calculate, which nobody else can be given from the cache. A challenge is asked for once for each
 * form and again for each new picture.
 */
export const REQUESTS_A_MINUTE: Readonly<Record<Counted, number>> = {
  search: 30,
  // Asked for while a visitor types, and with every search for its counts.
  suggest: 120,
  lookup: 10,
  form: 5,
  hotSearch: 10,
  beacon: 60,
  challenge: 30,
  calculation: 60,
  // One page with a hostile extension sends one for each of its parts.
  report: 20,
};

/**
 * A /48 of IPv6 may do as much as so many of its /64: one customer may have all of it and take another /64 for each
 * request; a carrier may have thousands of people in it.
 */
export const VISITORS_OF_WIDE_NETWORK = 32;

// About 150 bytes each with the moments; whoever has more addresses than this needs no patience anyway.
const VISITORS_KEPT = 20_000;

/** Counts what each visitor did in the last minute; the visitor is the network address that may ask for itself. */
export class RateLimiter {
  readonly #now: () => number;
  readonly #kept: number;
  /** By class and visitor, least recently seen first: the moments of what was admitted, oldest first. */
  readonly #admitted = new Map<string, number[]>();

  /** `now` counts milliseconds and never goes back, so that a change of the clock changes no limit. */
  constructor(now: () => number = () => performance.now(), kept = VISITORS_KEPT) {
    this.#now = now;
    this.#kept = kept;
  }

  get size(): number {
    return this.#admitted.size;
  }

  /** Undefined when the visitor may go on, else the whole seconds to wait. What is refused does not count. */
  admit(limit: Counted, visitor: string): number | undefined {
    this.#forget();
    const most = REQUESTS_A_MINUTE[limit];
    const network = wideNetworkOf(visitor);
    const counts = [{ recent: this.#recent(`${limit} ${visitor}`), most }];
    if (network !== visitor) {
      counts.push({ recent: this.#recent(`${limit} ${network}`), most: most * VISITORS_OF_WIDE_NETWORK });
    }
    const now = this.#now();
    const waits = counts
      .filter((count) => count.recent.length >= count.most)
      .map(({ recent }) => Math.ceil(((recent[0] ?? now) + MINUTE_MS - now) / 1_000));
    if (waits.length > 0) return Math.max(1, ...waits);
    for (const { recent } of counts) recent.push(now);
    return undefined;
  }

  /** Whoever was away longest, and longer than counts: without it each visitor of the last days would be kept. */
  #forget(): void {
    const since = this.#now() - MINUTE_MS;
    for (const [key, moments] of this.#admitted) {
      if ((moments.at(-1) ?? since) > since) return;
      this.#admitted.delete(key);
    }
  }

  /** The moments of the last minute, kept as those of the one seen last. */
  #recent(key: string): number[] {
    const since = this.#now() - MINUTE_MS;
    const recent = (this.#admitted.get(key) ?? []).filter((moment) => moment > since);
    this.#admitted.delete(key);
    this.#admitted.set(key, recent);
    if (this.#admitted.size > this.#kept) this.#admitted.delete(this.#admitted.keys().next().value ?? '');
    return recent;
  }
}
