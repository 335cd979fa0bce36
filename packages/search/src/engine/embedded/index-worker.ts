import { Worker } from 'node:worker_threads';
import { IndexOutdated, SearchUnavailable } from '../search-engine.ts';
import { monotonicMs } from './monotonic-ms.ts';
import type { CallName, WorkerCall, WorkerCalls, WorkerData, WorkerReply } from './worker-messages.ts';

/** Past its deadline by this much, a call has hung its thread: the thread is ended and made anew. */
const STUCK_MS = 2_000;
/** More waiting calls than a thread answers within a deadline are turned away at once. */
const LONGEST_QUEUE = 40;
/** A thread that keeps dying is begun again at most this often. */
const RESTART_MS = 1_000;

interface Waiting {
  readonly askedAt: number;
  readonly timer: NodeJS.Timeout;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** One thread that reads one index; after it died or hung, the next call begins another. */
export class IndexWorker {
  readonly #data: WorkerData;
  readonly #deadlineMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Promise<Worker> | undefined;
  #begunAt = -Infinity;
  #nextId = 1;
  #isClosed = false;

  private constructor(data: WorkerData, deadlineMs: number) {
    this.#data = data;
    this.#deadlineMs = deadlineMs;
  }

  /** Resolves when the index is open and read; rejects with IndexOutdated or SearchUnavailable. */
  static async open(data: WorkerData, deadlineMs: number): Promise<IndexWorker> {
    const opened = new IndexWorker(data, deadlineMs);
    await opened.#running();
    return opened;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  async ask<Name extends CallName>(
    call: Extract<WorkerCall, { name: Name }>,
    vector?: Float32Array,
  ): Promise<WorkerCalls[Name]['answer']> {
    this.#restartIfStuck();
    if (this.#isClosed) throw new SearchUnavailable('The search index is closed.');
    if (this.#waiting.size >= LONGEST_QUEUE) {
      throw new SearchUnavailable(
        `${this.#waiting.size} searches are waiting already; try again in a moment.`,
      );
    }
    const id = this.#nextId++;
    const answer = new Promise<unknown>((resolve, reject) => {
      const late = new SearchUnavailable(`Search did not answer within ${this.#deadlineMs} ms.`);
      const timer = setTimeout(() => reject(late), this.#deadlineMs);
      this.#waiting.set(id, { askedAt: monotonicMs(), timer, resolve, reject });
    });
    const post = this.#running().then(
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
      (worker) => worker.postMessage({ id, expiresAt: monotonicMs() + this.#deadlineMs, call, vector }),
      (error: Error) => this.#settle(id)?.reject(error),
    );
    await Promise.all([post, answer]);
    return (await answer) as WorkerCalls[Name]['answer'];
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#failAll('The search index was closed.');
    await this.#end();
  }

  #running(): Promise<Worker> {
    if (this.#worker !== undefined) return this.#worker;
    if (monotonicMs() - this.#begunAt < RESTART_MS) {
      return Promise.reject(new SearchUnavailable('The search thread ended and is begun again in a moment.'));
    }
    this.#begunAt = monotonicMs();
    this.#worker = this.#begin();
    return this.#worker;
  }

  async #end(): Promise<void> {
    const ended = this.#worker;
    this.#worker = undefined;
    await ended?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  }

  #begin(): Promise<Worker> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#data });
    const begun = new Promise<Worker>((resolve, reject) => {
      worker.on('message', (reply: WorkerReply) => {
        if (reply.kind === 'ready') resolve(worker);
        else if (reply.kind === 'unusable') {
          reject(new (reply.isOutdated ? IndexOutdated : SearchUnavailable)(reply.message));
        } else if (reply.kind === 'answer') this.#settle(reply.id)?.resolve(reply.answer);
        else this.#settle(reply.id)?.reject(new SearchUnavailable(`Search failed: ${reply.message}.`));
      });
      worker.once('error', (error) => this.#lost(begun, `Search thread failed: ${error.message}`, reject));
      worker.once('exit', () => this.#lost(begun, 'The search thread ended.', reject));
    });
    return begun;
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    return waiting;
  }

  #failAll(message: string): void {
    for (const id of this.#waiting.keys()) this.#settle(id)?.reject(new SearchUnavailable(message));
  }

  #lost(lost: Promise<Worker>, message: string, reject: (error: Error) => void): void {
    reject(new SearchUnavailable(message));
    if (this.#worker !== lost) return;
    this.#worker = undefined;
    this.#failAll(message);
  }

  #restartIfStuck(): void {
    const [oldest] = this.#waiting.values();
    if (oldest === undefined || monotonicMs() - oldest.askedAt < this.#deadlineMs + STUCK_MS) return;
    this.#failAll('Search hung and was restarted.');
    this.#begunAt = -Infinity;
    void this.#end();
  }
}
