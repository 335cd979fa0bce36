// Whoever waits for a rendering has a turn as often as this, however many cached pages are asked for meanwhile.
const LISTEN_LONGEST_MS = 4;

/**
 * Says when work that holds the loop may go on. Between two pieces of it the sockets are looked at, and again for as long
 * as what comes is answered at once: so pages from the cache and newcomers never stand behind more than one piece.
 */
export class LoopTurns {
  #answeredAtOnce = 0;

  /** To be called for each page from the cache and each new connection. */
  noteQuick(): void {
    this.#answeredAtOnce += 1;
  }

  /** Runs `work` in a turn of the loop that comes after the sockets have been looked at. */
  after(work: () => void): void {
    const until = performance.now() + LISTEN_LONGEST_MS;
    let before = -1;
    const look = () => {
      const isQuiet = before === this.#answeredAtOnce;
      if (isQuiet || performance.now() > until) return work();
      before = this.#answeredAtOnce;
      // One that is asked for in this phase of the loop comes after the next look at the sockets.
      setImmediate(look);
      return undefined;
    };
    setImmediate(look);
  }
}
