import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Door } from './door.ts';

/** What the primary and a worker say to each other about connections; messages and connections keep their order. */
export type HandOver =
  /** With a connection, from the primary; and from the worker, that it has it. */
  | { connection: number }
  /** From the worker: no more, please. And from the primary: that was the last one. */
  | { shut: true };

export function isHandOver(message: unknown): message is HandOver {
  return typeof message === 'object' && message !== null && ('connection' in message || 'shut' in message);
}

/** The door of a worker: its connections are accepted by the primary (doorkeeper.ts), whose port outlives every worker. */
export function handedOver(): Door {
  return {
    async open(server) {
      // Node looks for requests that take too long once a server says that it listens.
      server.emit('listening');
      process.on('message', (message, socket) => {
        if (isHandOver(message) && 'connection' in message)
          receive(server, message, socket as Socket | undefined);
      });
      return 0;
    },
    shut: async () => {
      // Without the primary nobody comes.
      if (!process.connected) return;
      await new Promise<void>((resolve) => {
        process.on('message', (message) => {
          if (isHandOver(message) && 'shut' in message) resolve();
        });
        process.once('disconnect', resolve);
        process.send?.({ shut: true } satisfies HandOver);
      });
    },
  };
}

function receive(server: Server, message: HandOver, socket: Socket | undefined): void {
  // Said before anything is read: what the primary has not heard of, another worker can still answer.
  process.send?.(message);
  // Its visitor has gone meanwhile.
  if (socket === undefined) return;
  // As for a connection that the server has accepted itself.
  socket.allowHalfOpen = true;
  server.emit('connection', socket);
}
