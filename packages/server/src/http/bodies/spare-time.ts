import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

interface Surroundings {
  /** Since it was asked the last time. */
  isBusy: () => boolean;
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
}

const LOOK_AGAIN_MS = 50;
const BUSY_FROM = 0.5;

/** Says whether this thread had something to do for more than half of the time since it was asked the last time. */
function busyThread(): () => boolean {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization > BUSY_FROM;
  };
}

/** Of one core, while there is something to pack: all pages of the demo bank in three minutes. */
const SHARE = 0.1;

/** Work that nobody waits for: one piece after the other, none while visitors keep the process busy, and never more than a share of one core. */
export class SpareTime {
  readonly #share: number;
  #last: Promise<unknown> = Promise.resolve();
  readonly #surroundings: Surroundings;

  constructor(share = SHARE, surroundings: Partial<Surroundings> = {}) {
    this.#share = share;
    this.#surroundings = {
      isBusy: busyThread(),
      now: () => performance.now(),
      // A process that has nothing else to do may end.
      sleep: (ms) => sleep(ms, undefined, { ref: false }),
      ...surroundings,
    };
  }

  /** Resolves when as much time has been rested as the work has earned; what is asked for meanwhile waits. */
  use(work: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(() => this.#one(work));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #one(work: () => Promise<void>): Promise<void> {
    const { isBusy, now, sleep: rest } = this.#surroundings;
    while (isBusy()) await rest(LOOK_AGAIN_MS);
    const startedAt = now();
    try {
      await work();
    } finally {
      await rest((now() - startedAt) * (1 / this.#share - 1));
    }
  }
}
