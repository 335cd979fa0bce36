import type { Worker } from 'node:cluster';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Server } from 'node:http';
import type { Config } from '../operation/config.ts';
import { isHandOver, type HandOver } from './handed-over.ts';
import { listen } from './listen.ts';

interface DoorkeeperParts {
  config: Pick<Config, 'host' | 'port'>;
  /** Those that may be given visitors, none while all are starting. */
  workers: () => ReadonlySet<Worker>;
  /** Answers visitors for whom there is no worker. */
  fallback: Server;
}

/**
 * Holds the port for all workers, so that it is open while none of them is ready: each connection is handed over to the
 * worker for which the fewest are on their way, in turn. A worker that ends before it had one has lost nobody: another gets it.
 */
export class Doorkeeper {
  readonly #parts: DoorkeeperParts;
  readonly #door: NetServer;
  /** On their way, by worker; whoever has been given nobody for longest comes first. */
  readonly #onTheWay = new Map<Worker, Map<number, Socket>>();
  #count = 0;

  constructor(parts: DoorkeeperParts) {
    this.#parts = parts;
    this.#door = createServer({ pauseOnConnect: true, noDelay: true, allowHalfOpen: true }, (socket) => {
      // A connection that breaks on its way is noticed by whoever gets it.
      socket.on('error', () => {});
      // Node would keep a list of it in both processes.
      Object.assign(socket, { server: undefined });
      this.#handOver(socket);
    });
    // Node looks for requests that take too long once a server says that it listens.
    parts.fallback.emit('listening');
  }

  /** Throws ConfigError where somebody else listens. */
  async open(): Promise<number> {
    const { host, port } = this.#parts.config;
    return listen(this.#door, host, port, 'PORT');
  }

  close(): void {
    this.#door.close();
    this.#parts.fallback.closeAllConnections();
  }

  /** Follows what a worker says of its connections; to be called once for each. */
  follow(worker: Worker): void {
    const sockets = new Map<number, Socket>();
    this.#onTheWay.set(worker, sockets);
    worker.on('message', (message: unknown) => {
      if (!isHandOver(message)) return;
      if ('shut' in message) {
        if (worker.isConnected()) worker.send({ shut: true } satisfies HandOver, () => undefined);
        return;
      }
      // The worker has a copy of its own.
      sockets.get(message.connection)?.destroy();
      sockets.delete(message.connection);
    });
    worker.once('exit', () => this.#ended(worker, sockets));
  }

  /** What a worker that ended had not said to have is for another one. */
  #ended(worker: Worker, sockets: Map<number, Socket>): void {
    this.#onTheWay.delete(worker);
    // It may have said more than has been read yet. Node's own `disconnect` never comes while a connection is on its way.
    if (worker.isConnected()) return void setImmediate(() => this.#ended(worker, sockets));
    for (const socket of sockets.values()) this.#handOver(socket);
    return undefined;
  }

  #handOver(socket: Socket): void {
    const worker = this.#leastBusy();
    if (worker === undefined) {
      this.#parts.fallback.emit('connection', socket);
      socket.resume();
      return;
    }
    const connection = (this.#count += 1);
    const onTheWay = this.#onTheWay.get(worker) ?? new Map<number, Socket>();
    onTheWay.set(connection, socket);
    this.#onTheWay.delete(worker);
    this.#onTheWay.set(worker, onTheWay);
    worker.send({ connection } satisfies HandOver, socket, { keepOpen: true }, (error) => {
      // It has ended meanwhile; its end hands over what is on the way.
      if (error === null || !this.#onTheWay.get(worker)?.delete(connection)) return;
      this.#handOver(socket);
    });
  }

  #leastBusy(): Worker | undefined {
    const taking = this.#parts.workers();
    let best: { worker: Worker; waiting: number } | undefined;
    for (const [worker, { size: waiting }] of this.#onTheWay) {
      if (!taking.has(worker) || !worker.isConnected()) continue;
      if (best === undefined || waiting < best.waiting) best = { worker, waiting };
    }
    return best?.worker;
  }
}
