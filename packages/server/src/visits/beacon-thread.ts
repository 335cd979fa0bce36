import { Worker } from 'node:worker_threads';
import type { TrackSalt } from '@bank/api';
import type { SentBeacon } from '@bank/api/tracking';
import type { VisitsLocation } from '@bank/store';
import type { Logger } from '../operation/log.ts';
import { countBeacon, type BeaconMetrics, type BeaconOutcome } from './count-beacon.ts';
import type { ThreadAnswer, ThreadSettings } from './beacon-thread-worker.ts';

// A disk is asked ten times a second at most, however many records come, and an answer still keeps its step of 150 ms.
const GROUP_MS = 100;
// Some ten seconds of the heaviest traffic that is planned for; what comes beyond it is not taken.
const WAITING_AT_MOST = 5_000;
const STOP_WITHIN_MS = 5_000;

interface Waiting {
  beacon: SentBeacon;
  settle: (outcome: BeaconOutcome) => void;
}

interface BeaconThreadParts {
  location: VisitsLocation;
  /** Days in Beijing that records are kept, today not counted. */
  keepDays: number;
  salts: readonly TrackSalt[];
  log: Pick<Logger, 'warn' | 'info'>;
  metrics: BeaconMetrics;
}

/**
 * Has beacons checked and stored in groups, by a thread of its own: neither checking nor waiting for the disk holds up a
 * page. The thread starts with the first beacon.
 */
export class BeaconThread {
  readonly #parts: BeaconThreadParts;
  #next: Waiting[] = [];
  /** What the thread is at work on; a group is sent when the one before it has been answered. */
  #group: { waiting: readonly Waiting[]; sentAt: number } | undefined;
  #isDue = false;
  #worker: Worker | undefined;
  #isAway = false;
  #isStopped = false;

  constructor(parts: BeaconThreadParts) {
    this.#parts = parts;
  }

  /** Resolves to what became of the beacon once that is on the disk; `refused` when too many are waiting. */
  take(beacon: SentBeacon): Promise<BeaconOutcome> {
    const pending = this.#next.length + (this.#group?.waiting.length ?? 0);
    if (this.#isStopped || pending >= WAITING_AT_MOST) {
      countBeacon(this.#parts.metrics, { outcome: 'refused' });
      return Promise.resolve('refused');
    }
    return new Promise((settle) => {
      this.#next.push({ beacon, settle });
      this.#sendSoon();
    });
  }

  /** Writes what is waiting, then ends the thread. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const deadline = performance.now() + STOP_WITHIN_MS;
    while ((this.#group !== undefined || this.#next.length > 0) && performance.now() < deadline) {
      await new Promise((done) => setTimeout(done, 10));
    }
    await this.#worker?.terminate();
  }

  #sendSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => this.#send(), GROUP_MS);
  }

  #send(): void {
    this.#isDue = false;
    if (this.#group !== undefined || this.#next.length === 0) return;
    const waiting = this.#next;
    this.#next = [];
    this.#group = { waiting, sentAt: performance.now() };
    this.#worker ??= this.#start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(waiting.map(({ beacon }) => beacon));
  }

  #start(): Worker {
    const { location, keepDays, salts } = this.#parts;
    const settings: ThreadSettings = { location, keepDays, salts };
    const worker = new Worker(new URL('./beacon-thread-worker.ts', import.meta.url), {
      workerData: settings,
    });
    worker.on('message', (answer: ThreadAnswer) => this.#heard(answer));
    // Whatever ended it, the next group starts another one.
    const ended = (reason: string) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      const beacons = this.#group?.waiting.map(() => ({ outcome: 'unstored' }) as const) ?? [];
      this.#heard({ beacons, reason });
    };
    worker.on('error', (error) => ended(`its thread ended with ${error.name}`));
    worker.on('exit', () => ended('its thread has ended'));
    worker.unref();
    return worker;
  }

  #heard({ beacons, undone, reason }: ThreadAnswer): void {
    const { log, metrics } = this.#parts;
    if (undone === 'sums') log.warn({ reason }, 'visit records could not be summed; tried again in an hour');
    if (undone === 'removal') {
      log.warn({ reason }, 'old visit records could not be removed; tried again in an hour');
    }
    if (beacons === undefined) return;
    const group = this.#group;
    this.#group = undefined;
    if (group === undefined) return;
    const isStored = beacons.some(({ outcome }) => outcome === 'stored');
    if (isStored) metrics.visitCommitSeconds.observe((performance.now() - group.sentAt) / 1_000);
    this.#sayWhetherAway(isStored, reason);
    for (const [i, taken] of beacons.entries()) {
      countBeacon(metrics, taken);
      group.waiting[i]?.settle(taken.outcome);
    }
    // Their time came while the thread was at work.
    if (!this.#isDue) this.#send();
  }

  /** Once, not for every record: these failures are silent for visitors (S8-quiet) and not for operators (PD-4). */
  #sayWhetherAway(isStored: boolean, reason: string | undefined): void {
    const { log } = this.#parts;
    if (reason !== undefined && !this.#isAway) log.warn({ reason }, 'visit records cannot be stored');
    if (isStored && this.#isAway) log.info({}, 'visit records are stored again');
    this.#isAway = reason !== undefined || (this.#isAway && !isStored);
  }
}
