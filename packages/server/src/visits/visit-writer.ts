import { Worker } from 'node:worker_threads';
import { VisitsUnavailable, type NewVisitRecord, type VisitsLocation } from '@bank/store';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { WriterAnswer, WriterOrder, WriterSettings } from './visit-writer-worker.ts';

// A disk is asked twenty times a second at most, however many records come.
const GROUP_MS = 50;
// Some ten seconds of the heaviest traffic that is planned for; what comes beyond it is not taken.
const WAITING_AT_MOST = 5_000;
const STOP_WITHIN_MS = 5_000;

interface Waiting {
  record: NewVisitRecord;
  resolve: (isNew: boolean) => void;
  reject: (error: Error) => void;
}

interface Group {
  waiting: readonly Waiting[];
  sentAt: number;
}

export interface VisitWriterParts {
  location: VisitsLocation;
  /** Days in Beijing that records are kept, today not counted. */
  keepDays: number;
  log: Pick<Logger, 'warn' | 'info'>;
  metrics: Pick<Metrics, 'visitCommitSeconds'>;
}

/**
 * Stores visit records in groups, from a thread of its own: waiting for the disk never holds up a page. The thread
 * starts with the first record.
 */
export class VisitWriter {
  readonly #parts: VisitWriterParts;
  readonly #groups = new Map<number, Group>();
  #next: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #worker: Worker | undefined;
  #lastId = 0;
  #pending = 0;
  #isAway = false;
  #isStopped = false;

  constructor(parts: VisitWriterParts) {
    this.#parts = parts;
  }

  /** Resolves when the record is durable, to whether it was new. Rejects with VisitsUnavailable. */
  store(record: NewVisitRecord): Promise<boolean> {
    if (this.#isStopped || this.#pending >= WAITING_AT_MOST) {
      return Promise.reject(new VisitsUnavailable('too many records are waiting to be written'));
    }
    this.#pending += 1;
    return new Promise<boolean>((resolve, reject) => {
      this.#next.push({ record, resolve, reject });
      this.#timer ??= setTimeout(() => this.#send(), GROUP_MS);
    }).finally(() => (this.#pending -= 1));
  }

  /** Writes what is waiting, then ends the thread. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#next.length > 0) this.#send();
    const deadline = Date.now() + STOP_WITHIN_MS;
    while (this.#groups.size > 0 && Date.now() < deadline) {
      await new Promise((done) => setTimeout(done, 10));
    }
    await this.#worker?.terminate();
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#next;
    this.#next = [];
    const id = (this.#lastId += 1);
    this.#groups.set(id, { waiting, sentAt: performance.now() });
    this.#worker ??= this.#start();
    const order: WriterOrder = { id, records: waiting.map(({ record }) => record) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(order);
  }

  #start(): Worker {
    const { location, keepDays } = this.#parts;
    const settings: WriterSettings = { location, keepDays };
    const worker = new Worker(new URL('./visit-writer-worker.ts', import.meta.url), { workerData: settings });
    worker.on('message', (answer: WriterAnswer) => this.#heard(answer));
    // Whatever ended it, the next record starts another one.
    const ended = (reason: string) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const id of this.#groups.keys()) this.#heard({ id, reason });
    };
    worker.on('error', (error) => ended(`its writer ended with ${error.name}`));
    worker.on('exit', () => ended('its writer has ended'));
    worker.unref();
    return worker;
  }

  #heard(answer: WriterAnswer): void {
    const { log, metrics } = this.#parts;
    if (answer.id === undefined) {
      log.warn({ reason: answer.reason }, 'old visit records could not be removed; tried again in an hour');
      return;
    }
    const group = this.#groups.get(answer.id);
    if (group === undefined) return;
    this.#groups.delete(answer.id);
    const { reason } = answer;
    // Said once, not for every record: specification 8 wants these failures silent, for visitors and not for operators.
    if (this.#isAway !== (reason !== undefined)) {
      this.#isAway = reason !== undefined;
      if (this.#isAway) log.warn({ reason }, 'visit records cannot be stored');
      else log.info({}, 'visit records are stored again');
    }
    if (reason !== undefined) {
      for (const { reject } of group.waiting) reject(new VisitsUnavailable(reason));
      return;
    }
    metrics.visitCommitSeconds.observe((performance.now() - group.sentAt) / 1_000);
    for (const { record, resolve } of group.waiting) resolve(answer.added?.has(record.sign) ?? false);
  }
}
