/** Counts how long something was in sight. Moments in ms, of a clock that never goes back. */
export class VisibleTime {
  #counted = 0;
  #since: number | undefined;

  show(now: number): void {
    this.#since ??= now;
  }

  hide(now: number): void {
    this.#counted = this.upTo(now);
    this.#since = undefined;
  }

  /** Whole milliseconds so far. */
  upTo(now: number): number {
    return this.#counted + (this.#since === undefined ? 0 : Math.floor(now - this.#since));
  }

  /** Begins anew, in sight or not as it was. */
  clear(now: number): void {
    this.#counted = 0;
    if (this.#since !== undefined) this.#since = now;
  }
}
