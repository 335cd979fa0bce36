import { TooManyRequests } from '../http/limits/request-refused.ts';

// A quarter of the renders that may run at once (pages.ts): whoever floods leaves the rest to all others.
const RUNNING_EACH = 16;
// An office behind one address that opens many uncached pages together waits a moment; a flood is refused.
const WAITING_EACH = 48;
const COME_BACK_AFTER_S = 2;

interface Share {
  running: number;
  /** Whoever asked first comes first. */
  waiting: (() => void)[];
}

/** Gives each visitor a share of the renders, and for what is beyond it a queue of their own. */
export class RenderTurns {
  readonly #shares = new Map<string, Share>();
  #running = 0;

  /** Everybody's, and those that are nobody's. */
  get running(): number {
    return this.#running;
  }

  /** How many visitors have something under way. */
  get visitors(): number {
    return this.#shares.size;
  }

  /**
   * Runs `work`, in this same turn where the visitor's share has room. Rejects with {@link TooManyRequests} when their
   * queue is full. Without a visitor nothing is shared out.
   */
  async take<Value>(visitor: string | undefined, work: () => Promise<Value>): Promise<Value> {
    if (visitor === undefined) return this.#run(work);
    const share = this.#shares.get(visitor) ?? { running: 0, waiting: [] };
    this.#shares.set(visitor, share);
    if (share.running < RUNNING_EACH) {
      share.running += 1;
    } else {
      if (share.waiting.length >= WAITING_EACH) throw new TooManyRequests(COME_BACK_AFTER_S);
      await new Promise<void>((resolve) => share.waiting.push(resolve));
    }
    try {
      return await this.#run(work);
    } finally {
      this.#handOn(visitor, share);
    }
  }

  async #run<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
    }
  }

  #handOn(visitor: string, share: Share): void {
    const next = share.waiting.shift();
    if (next !== undefined) return next();
    share.running -= 1;
    if (share.running === 0) this.#shares.delete(visitor);
    return undefined;
  }
}
