import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../operation/config.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { isHandOver } from './handed-over.ts';
import { busyServer } from './busy-server.ts';
import { localUrl } from './listen.ts';
import { warnOfOriginPort } from './origin-port.ts';
import type { Logger } from '../operation/log.ts';
import { openOperatorsListener } from './operators-listener.ts';
import type { Readiness } from './readiness.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A worker that lived this long did not fail for the reason that the one before it failed. */
const SETTLED_MS = 10_000;
/** Draining takes 10 s at most; then the content store is closed, on a machine that may be busy. */
const STOP_LIMIT_MS = 30_000;

/** `leaving`: takes no new visitors any more, and ends when those it has are answered. */
export type WorkerMessage = Readiness | { leaving: true };

interface PoolParts {
  config: Config;
  log: Logger;
  /** Hears of each new worker before it has said anything. */
  follow: (worker: Worker) => void;
}

/** The primary process: keeps `webWorkers` workers alive, replaces them one by one on SIGUSR2. */
class WorkerPool {
  readonly #config: Config;
  readonly #log: Logger;
  readonly #follow: PoolParts['follow'];
  /** Resolves when the first worker is ready. */
  readonly firstReady = Promise.withResolvers<void>();
  readonly #ready = new Set<Worker>();
  /** What each of them said last. */
  readonly #said = new Map<Worker, Readiness>();
  /** Said that they are going; what they had begun to say before comes later. */
  readonly #leaving = new WeakSet<Worker>();
  /** Workers whose end is expected. */
  /** Those that have not asked for no more visitors yet. */
  readonly #open = new Set<Worker>();
  readonly #ending = new WeakSet<Worker>();
  #isStopping = false;
  #isReplacing = false;
  #pauseMs = FIRST_PAUSE_MS;

  constructor({ config, log, follow }: PoolParts) {
    this.#config = config;
    this.#log = log;
    this.#follow = follow;
  }

  /** Who is given visitors. While all are stopping, those that still let newcomers in until a balancer has noticed. */
  taking(): ReadonlySet<Worker> {
    return this.#isStopping && this.#ready.size === 0 ? this.#open : this.#ready;
  }

  /** As ready as the readiest worker. */
  async readiness(): Promise<Readiness> {
    if (this.#isStopping) return { ready: false, state: 'not ready: it is going away' };
    const said = [...this.#said.values()];
    return (
      said.find(({ ready }) => ready) ?? said[0] ?? { ready: false, state: 'not ready: all are starting' }
    );
  }

  start(): void {
    for (let i = 0; i < this.#config.webWorkers; i += 1) this.#fork();
  }

  /** Each new worker answers before the old one that it replaces is told to end. */
  async replaceAll(): Promise<void> {
    if (this.#isReplacing) return;
    this.#isReplacing = true;
    for (const old of Object.values(cluster.workers ?? {})) {
      if (old === undefined || this.#isStopping) continue;
      const fresh = this.#fork();
      if (!(await this.#becomesReady(fresh))) {
        this.#isReplacing = false;
        return this.#log.error('a new worker ended while starting; the old ones stay');
      }
      await this.#end(old);
    }
    this.#isReplacing = false;
    this.#log.info('all workers replaced');
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => this.#end(worker)));
  }

  #fork(): Worker {
    // What was compiled it opens by itself, after its flags.
    const worker = cluster.fork({ NODE_COMPILE_CACHE: '' });
    const startedAt = performance.now();
    // The workers' metrics travel the same way.
    worker.on('message', (message: WorkerMessage | { type: string }) => {
      if (isHandOver(message) && 'shut' in message) this.#open.delete(worker);
      if ('ready' in message) this.#note(worker, message);
      if ('leaving' in message) {
        this.#leaving.add(worker);
        this.#forget(worker);
        this.#replace(worker, startedAt, 'is leaving');
      }
    });
    worker.once('online', () => this.#follow(worker));
    worker.once('exit', () => {
      this.#forget(worker);
      this.#open.delete(worker);
      this.#replace(worker, startedAt, 'ended');
    });
    // The system had no process for it, or Node's own program is gone: such a one never ends. Of others their end tells more.
    worker.on('error', (err) => {
      if (worker.process.pid !== undefined) return;
      this.#log.error({ err }, 'the system could not start a worker');
      this.#replace(worker, startedAt, 'could not be started');
    });
    return worker;
  }

  #forget(worker: Worker): void {
    this.#ready.delete(worker);
    this.#said.delete(worker);
  }

  #note(worker: Worker, readiness: Readiness): void {
    if (this.#leaving.has(worker)) return;
    this.#said.set(worker, readiness);
    // One that was ready once has pages in memory, and is not taken away from visitors.
    if (!readiness.ready) return;
    this.#ready.add(worker);
    this.#open.add(worker);
    this.firstReady.resolve();
  }

  /** For a worker that goes by itself: the next one starts at once, later and later when they keep failing. */
  #replace(worker: Worker, startedAt: number, what: string): void {
    if (this.#isStopping || this.#ending.has(worker)) return;
    this.#ending.add(worker);
    this.#log.error({ worker: worker.id }, `a worker ${what}; another one is started`);
    const hasSettled = performance.now() - startedAt > SETTLED_MS;
    this.#pauseMs = hasSettled ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    void this.#forkAfter(this.#pauseMs);
  }

  async #forkAfter(pauseMs: number): Promise<void> {
    await setTimeout(pauseMs);
    if (!this.#isStopping) this.#fork();
  }

  async #becomesReady(worker: Worker): Promise<boolean> {
    // Until then its end is reported here, and nobody takes its place.
    this.#ending.add(worker);
    while (!this.#ready.has(worker)) {
      if (worker.isDead()) return false;
      await setTimeout(50);
    }
    this.#ending.delete(worker);
    return true;
  }

  async #end(worker: Worker): Promise<void> {
    this.#ending.add(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const isLate = await Promise.race([ended.then(() => false), setTimeout(STOP_LIMIT_MS, true)]);
    if (isLate) worker.process.kill('SIGKILL');
    await ended;
  }
}

/** Opens the port, starts the workers and the operators' listener for all of them. Resolves to what ends them. */
export async function servePrimary(config: Config, log: Logger): Promise<() => Promise<void>> {
  const registry = new AggregatorRegistry();
  const pool = new WorkerPool({ config, log, follow: (worker) => doorkeeper.follow(worker) });
  const fallback = busyServer(config, log);
  const doorkeeper = new Doorkeeper({ config, workers: () => pool.taking(), fallback });
  const operators = await openOperatorsListener({
    config,
    log,
    metrics: () => registry.clusterMetrics(),
    readiness: () => pool.readiness(),
  });
  const port = await doorkeeper.open();
  process.on('SIGUSR2', () => void pool.replaceAll());
  pool.start();
  const sayListening = async () => {
    await pool.firstReady.promise;
    log.info({ url: localUrl(config.host, port) }, 'listening');
    warnOfOriginPort(config, port, log);
  };
  void sayListening();
  return async () => {
    await pool.stop();
    doorkeeper.close();
    operators.close();
  };
}
