import { FairQueue } from './fair-queue.ts';
import { LoopTurns } from './loop-turns.ts';
import { Overloaded } from './overloaded.ts';

/** What a piece of work weighs: a turn of the loop has room for one rendering or for so many calls. */
export const WEIGHT = { render: 8, call: 1 } as const;
const TURN_WEIGHT = WEIGHT.render;

/** Who comes together and is gone again is worth waiting for: readers of a new letter, an office in the morning. */
const BURST_MS = 500;
/** A queue that does not end is no burst: whoever joins it waits no longer than is hardly noticed, or is told at once. */
const STANDING_MS = 200;
/** A queue that was empty in this time is a burst. */
const BURST_ENDS_AFTER_MS = 500;
/** So many may wait however slow the machine is, or it would have nothing to do between two of them. */
const WAITING_LEAST = 32;
/** For what waits behind a store that hangs. */
const WAIT_LONGEST_MS = 2_000;
const MS_A_WEIGHT = 0.5;
/** How much the newest turn counts for the pace. */
const NEWEST = 0.1;

/** Begun and not ended; they wait for stores, since only one of them holds the loop. */
const UNDER_WAY = 64;
/** Of them, those that only visitors with few under way may have: whoever floods a slow store leaves these to all others (SEC-12). */
const RESERVED = 16;
const FEW = 16;

interface Waiting {
  visitor: string;
  weight: number;
  begin: () => void;
  refuse: (error: Overloaded) => void;
}

/** What no visitor asks for, such as rendering ahead, has turns like one visitor, and is never refused. */
const NOBODY = '';

/**
 * Decides what may hold the loop, and when: one rendering in a turn, visitors in turn, and no more waiting than can be
 * served in time. Everybody else is told at once, those first who already wait for the most (REL-13).
 */
export class Admission {
  readonly #queue = new FairQueue<Waiting>();
  readonly #turns: Pick<LoopTurns, 'after'>;
  readonly #now: () => number;
  readonly #underWay = new Map<string, number>();
  #underWayOfAll = 0;
  /** What waits, by weight. */
  #weight = 0;
  #isTurning = false;
  #emptyAt: number;
  #turnedAt = 0;
  #msAWeight = MS_A_WEIGHT;

  constructor(turns: Pick<LoopTurns, 'after'> = new LoopTurns(), now = () => performance.now()) {
    this.#turns = turns;
    this.#now = now;
    this.#emptyAt = now();
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get underWay(): number {
    return this.#underWayOfAll;
  }

  /** Whether this visitor would be refused now; costs next to nothing while there is room. */
  refuses(visitor: () => string): boolean {
    return this.#isFull() && !this.#queue.hasLonger(visitor());
  }

  /** Runs a rendering when its turn comes. Rejects with {@link Overloaded}, and with whatever the work rejects with. */
  async render<Value>(visitor: string | undefined, work: () => Promise<Value>): Promise<Value> {
    const name = visitor ?? NOBODY;
    await this.#turn(name, WEIGHT.render);
    try {
      return await work();
    } finally {
      this.#ended(name);
    }
  }

  /** Resolves when the turn of a call comes. Rejects with {@link Overloaded}. */
  async call(visitor: string): Promise<void> {
    await this.#turn(visitor, WEIGHT.call);
  }

  async #turn(visitor: string, weight: number): Promise<void> {
    if (!this.#isTurning && this.#mayBegin({ visitor, weight })) {
      this.#begun(visitor, weight);
      this.#turnLater(weight);
      return;
    }
    if (visitor !== NOBODY && this.#isFull()) {
      const other = this.#queue.makeRoomFor(visitor);
      if (other === undefined) throw new Overloaded();
      other.refuse(new Overloaded());
    }
    await this.#wait(visitor, weight);
  }

  #wait(visitor: string, weight: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const over = () => {
        clearTimeout(timer);
        this.#weight -= weight;
      };
      const waiting: Waiting = {
        visitor,
        weight,
        begin: () => {
          over();
          this.#begun(visitor, weight);
          resolve();
        },
        refuse: (error) => {
          over();
          reject(error);
        },
      };
      const giveUp = () => {
        this.#queue.remove(visitor, waiting);
        waiting.refuse(new Overloaded());
      };
      const timer = visitor === NOBODY ? undefined : setTimeout(giveUp, WAIT_LONGEST_MS);
      if (this.#queue.size === 0) this.#emptyAt = this.#now();
      this.#queue.add(visitor, waiting);
      this.#weight += weight;
    });
  }

  /** More waits than can be served in time. */
  #isFull(): boolean {
    if (this.#queue.size < WAITING_LEAST) return false;
    const isBurst = this.#now() - this.#emptyAt < BURST_ENDS_AFTER_MS;
    return this.#weight * this.#msAWeight > (isBurst ? BURST_MS : STANDING_MS);
  }

  #mayBegin({ visitor, weight }: Pick<Waiting, 'visitor' | 'weight'>): boolean {
    // A call waits for no page.
    if (weight !== WEIGHT.render) return true;
    const most = (this.#underWay.get(visitor) ?? 0) < FEW ? UNDER_WAY : UNDER_WAY - RESERVED;
    return this.#underWayOfAll < most;
  }

  #begun(visitor: string, weight: number): void {
    if (weight !== WEIGHT.render) return;
    this.#underWayOfAll += 1;
    this.#underWay.set(visitor, (this.#underWay.get(visitor) ?? 0) + 1);
  }

  #ended(visitor: string): void {
    this.#underWayOfAll -= 1;
    const left = (this.#underWay.get(visitor) ?? 1) - 1;
    if (left === 0) this.#underWay.delete(visitor);
    else this.#underWay.set(visitor, left);
    if (this.#queue.size > 0) this.#turnLater(0);
  }

  /** `weight` has just begun. */
  #turnLater(weight: number): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    this.#turnedAt = this.#now();
    this.#turns.after(() => this.#nextTurn(weight));
  }

  #nextTurn(before: number): void {
    this.#notePace(before);
    const weight = this.#beginSome();
    if (this.#queue.size === 0) this.#emptyAt = this.#now();
    this.#isTurning = weight > 0;
    if (weight > 0) this.#turns.after(() => this.#nextTurn(weight));
  }

  #beginSome(): number {
    let weight = 0;
    while (weight < TURN_WEIGHT) {
      const next = this.#queue.next((waiting) => this.#mayBegin(waiting));
      if (next === undefined) break;
      next.begin();
      weight += next.weight;
    }
    return weight;
  }

  /** How long one weight takes, with all that is answered between two turns. */
  #notePace(weight: number): void {
    const now = this.#now();
    if (weight > 0) this.#msAWeight += ((now - this.#turnedAt) / weight - this.#msAWeight) * NEWEST;
    this.#turnedAt = now;
  }
}
