import { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Config } from '../operation/config.ts';
import { listen } from './listen.ts';

/** Where a server gets its connections from. */
export interface Door {
  /** Resolves to the port, when visitors can come in. */
  open: (server: Server) => Promise<number>;
  /** Resolves when nobody comes in any more, and nobody is on the way. */
  shut: (server: Server) => Promise<void>;
}

// Newcomers that never cease are for the next process.
const ACCEPT_LIMIT_MS = 1_000;
const QUIET_TURNS = 3;

/** The port of this process. */
export function ownPort({ host, port }: Pick<Config, 'host' | 'port'>): Door {
  return { open: (server) => listen(server, host, port, 'PORT'), shut: shutPort };
}

export async function shutPort(server: Server): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  // http.Server's own close also cuts the idle connections; its parent class only stops listening.
  NetServer.prototype.close.call(server);
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
