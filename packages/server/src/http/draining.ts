import { setTimeout } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// Longer than any idle connection lives; what is left then is a reader who will not finish.
const HARD_LIMIT_MS = 10_000;

interface Drain {
  /** Resolves when nobody new comes in any more. */
  shut: () => Promise<void>;
  /** So long newcomers are still let in, so that a load balancer can learn that this process is going. */
  noticeMs?: number;
  hardLimitMs?: number;
}

/**
 * Ends a server without a failed request (REL-17): `server.close()` cuts idle connections on which
 * the next request may already be travelling, so instead nobody new is let in, each connection is answered once more
 * with `Connection: close`, and idle ones end by their keep-alive time, which their clients know.
 */
export class Draining {
  readonly #connections = new Set<Socket>();
  #isDraining = false;
  #isEmpty = () => {};

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** To be called before the first connection. */
  follow(server: Server): void {
    server.on('connection', (socket) => {
      this.#connections.add(socket);
      socket.once('close', () => {
        this.#connections.delete(socket);
        if (this.#connections.size === 0) this.#isEmpty();
      });
    });
  }

  /** To be called for each request before anything is written. */
  announce(_request: IncomingMessage, response: ServerResponse): void {
    if (this.#isDraining) response.shouldKeepAlive = false;
  }

  /** Resolves when the last connection has ended; says whether all ended by themselves. */
  async drain({ shut, noticeMs = 0, hardLimitMs = HARD_LIMIT_MS }: Drain): Promise<boolean> {
    this.#isDraining = true;
    await setTimeout(noticeMs);
    const over = new AbortController();
    const limit = setTimeout(hardLimitMs, false, { signal: over.signal }).catch(() => false);
    const isOrderly = await Promise.race([limit, shut().then(() => this.#emptied())]);
    over.abort();
    for (const socket of this.#connections) socket.destroy();
    return isOrderly;
  }

  async #emptied(): Promise<true> {
    if (this.#connections.size > 0) await new Promise<void>((resolve) => (this.#isEmpty = resolve));
    return true;
  }
}
