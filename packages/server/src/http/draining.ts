import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

// Longer than any idle connection lives; what is left then is a reader who will not finish.
const HARD_LIMIT_MS = 10_000;
// Newcomers that never cease are for the next process.
const ACCEPT_LIMIT_MS = 1_000;
const QUIET_TURNS = 3;

/**
 * Ends a server without a failed request (REL-17): `server.close()` cuts idle connections on which
 * the next request may already be travelling, so instead nobody new is let in, each connection is answered once more
 * with `Connection: close`, and idle ones end by their keep-alive time, which their clients know.
 */
export class Draining {
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** To be called for each request before anything is written. */
  announce(_request: IncomingMessage, response: ServerResponse): void {
    if (this.#isDraining) response.shouldKeepAlive = false;
  }

  /**
   * Resolves when the last connection has ended; says whether all ended by themselves.
   * For `noticeMs` newcomers are still let in, so that a load balancer can learn that this process is going.
   */
  async drain(server: Server, noticeMs = 0, hardLimitMs = HARD_LIMIT_MS): Promise<boolean> {
    this.#isDraining = true;
    await setTimeout(noticeMs);
    if (!server.listening) return true;
    await acceptWaiting(server);
    let isOrderly = true;
    const closed = new Promise<void>((resolve) => {
      // http.Server's own close also cuts the idle connections; its parent class only stops listening.
      NetServer.prototype.close.call(server, () => resolve());
    });
    const timer = globalThis.setTimeout(() => {
      isOrderly = false;
      server.closeAllConnections();
    }, hardLimitMs);
    await closed;
    clearTimeout(timer);
    return isOrderly;
  }
}

/**
 * Lets in whoever has already connected: closing the port would reset connections that wait in the system's queue,
 * and Node takes only one of them out in each turn of its loop.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const until = performance.now() + ACCEPT_LIMIT_MS;
  let quietTurns = 0;
  const noteArrival = () => (quietTurns = 0);
  server.on('connection', noteArrival);
  while (quietTurns < QUIET_TURNS && performance.now() < until) {
    quietTurns += 1;
    await setImmediate();
  }
  server.off('connection', noteArrival);
}
