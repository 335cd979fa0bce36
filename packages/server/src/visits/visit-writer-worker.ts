import { parentPort, workerData } from 'node:worker_threads';
import { openVisitsStore, VisitsUnavailable, type NewVisitRecord, type VisitsLocation } from '@bank/store';

/* The thread behind VisitWriter: one transaction for each order, in the order they come. */

export interface WriterSettings {
  location: VisitsLocation;
  keepDays: number;
}

export interface WriterOrder {
  id: number;
  records: NewVisitRecord[];
}

export interface WriterAnswer {
  /** Undefined when it is about the removal of old records. */
  id?: number;
  /** Why nothing of it is stored; undefined when all of it is. */
  reason?: string;
  /** Signatures of the records that were not stored before. */
  added?: ReadonlySet<string>;
}

const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;

const port = parentPort;
if (port === null) throw new Error('This file is run as a thread of the server');
const { location, keepDays } = workerData as WriterSettings;
const store = openVisitsStore(location);

const answer = (message: WriterAnswer) => port.postMessage(message);
// What happened is for the log, so the reason holds no text of a driver.
const reasonOf = (error: unknown) =>
  error instanceof VisitsUnavailable ? error.reason : error instanceof Error ? error.name : 'unknown';

async function write(before: Promise<void>, id: number, records: NewVisitRecord[]): Promise<void> {
  await before;
  try {
    answer({ id, added: await store.records.append(records) });
  } catch (error) {
    answer({ id, reason: reasonOf(error) });
  }
}

let last: Promise<void> = Promise.resolve();
port.on('message', ({ id, records }: WriterOrder) => {
  last = write(last, id, records);
});

function sweep(): void {
  store.records
    .dropDaysBefore(Date.now() - keepDays * DAY_MS)
    .catch((error: unknown) => answer({ reason: reasonOf(error) }));
}
sweep();
setInterval(sweep, SWEEP_EVERY_MS).unref();
