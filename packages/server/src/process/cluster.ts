import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../operation/config.ts';
import { answerClosed } from './late-connections.ts';
import { localUrl } from './listen.ts';
import { warnOfOriginPort } from './origin-port.ts';
import type { Logger } from '../operation/log.ts';
import { openOperatorsListener } from './operators-listener.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A worker that lived this long did not fail for the reason that the one before it failed. */
const SETTLED_MS = 10_000;
/** Draining takes 10 s at most; then the content store is closed. */
const STOP_LIMIT_MS = 15_000;

/** `leaving`: takes no new visitors any more, and ends when those it has are answered. */
export type WorkerMessage = { ready: boolean } | { leaving: true };

/** The primary process: keeps `webWorkers` workers alive, replaces them one by one on SIGUSR2. */
class WorkerPool {
  readonly #config: Config;
  readonly #log: Logger;
  readonly #ready = new Set<Worker>();
  /** Workers whose end is expected. */
  readonly #ending = new WeakSet<Worker>();
  #isStopping = false;
  #isReplacing = false;
  #pauseMs = FIRST_PAUSE_MS;
  #hasListened = false;

  constructor(config: Config, log: Logger) {
    this.#config = config;
    this.#log = log;
  }

  isReady(): boolean {
    return this.#ready.size > 0 && !this.#isStopping;
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
    const worker = cluster.fork();
    const startedAt = performance.now();
    // The workers' metrics travel the same way.
    worker.on('message', (message: WorkerMessage | { type: string }) => {
      answerClosed(worker, message);
      if ('ready' in message && message.ready) this.#ready.add(worker);
      if ('leaving' in message) {
        this.#ready.delete(worker);
        this.#replace(worker, startedAt, 'is leaving');
      }
    });
    worker.on('listening', ({ port }) => {
      if (this.#hasListened) return;
      this.#hasListened = true;
      this.#log.info({ url: localUrl('', port) }, 'listening');
      warnOfOriginPort(this.#config, port, this.#log);
    });
    worker.once('exit', () => {
      this.#ready.delete(worker);
      this.#replace(worker, startedAt, 'ended');
    });
    return worker;
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

/** Starts the workers and the operators' listener for all of them. Resolves to what ends them. */
export async function servePrimary(config: Config, log: Logger): Promise<() => Promise<void>> {
  const pool = new WorkerPool(config, log);
  const registry = new AggregatorRegistry();
  const operators = await openOperatorsListener({
    config,
    log,
    metrics: () => registry.clusterMetrics(),
    isReady: () => pool.isReady(),
  });
  process.on('SIGUSR2', () => void pool.replaceAll());
  pool.start();
  return async () => {
    await pool.stop();
    operators.close();
  };
}
