/**
 * One piece of work at a time. Whoever asks while one is done gets what comes of the next, which is the one asked for last: those
 * between are of states that are gone.
 */
export class NewestOnly<Result> {
  #last: Promise<unknown> = Promise.resolve();
  #waiting: { work: () => Promise<Result>; result: Promise<Result> } | undefined;

  run(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting !== undefined) {
      this.#waiting.work = work;
      return this.#waiting.result;
    }
    const result = this.#last.then(() => {
      const newest = this.#waiting?.work ?? work;
      this.#waiting = undefined;
      return newest();
    });
    this.#waiting = { work, result };
    this.#last = result.catch(() => undefined);
    return result;
  }
}
