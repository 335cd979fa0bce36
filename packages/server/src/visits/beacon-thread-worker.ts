import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { TrackSalt } from '@bank/api';
import { beaconTaker, type SentBeacon, type TakenBeacon } from '@bank/api/tracking';
import { openVisitsStore, VisitsUnavailable, type NewVisitRecord, type VisitsLocation } from '@bank/store';

/* The thread behind BeaconThread: checks a group and stores it in one transaction. */

export interface ThreadSettings {
  location: VisitsLocation;
  keepDays: number;
  salts: readonly TrackSalt[];
}

export interface ThreadAnswer {
  beacons?: TakenBeacon[];
  /** What of the hourly work could not be done, where it is about that. */
  undone?: 'sums' | 'removal';
  /** Why not, or why nothing could be stored. */
  reason?: string;
}

const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;
// Where a core is shared, pages go first; even then it has a tenth of it.
const NICENESS = 10;

// Even the lowest priority keeps a core for about a millisecond once it has it, longer than a page takes. So the thread
// sleeps now and then, and a page that has come in the meantime waits for a piece of a group and not for all of it.
const PIECE_MS = 0.2;
const PAUSE_MS = 0.1;
// On a crowded machine a thread that slept waits for its turn: a large group is not to be held up for long.
const PAUSES_IN_A_GROUP = 10;

const port = parentPort;
if (port === null) throw new Error('This file is run as a thread of the server');
const { location, keepDays, salts } = workerData as ThreadSettings;
// Linux alone gives threads a priority of their own; elsewhere the whole server would wait.
if (process.platform === 'linux') setPriority(NICENESS);

const store = openVisitsStore(location);
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));
let pausesLeft = 0;
let pieceBegan = 0;
function pause(): void {
  if (pausesLeft === 0 || performance.now() - pieceBegan < PIECE_MS) return;
  pausesLeft -= 1;
  Atomics.wait(nobodyWakes, 0, 0, PAUSE_MS);
  pieceBegan = performance.now();
}
const append = (records: readonly NewVisitRecord[]) => store.records.append(records);
const take = beaconTaker({ salts, append, now: Date.now, pause });

const answer = (message: ThreadAnswer) => port.postMessage(message);
// What happened is for the log, so the reason holds no text of a driver.
const reasonOf = (error: unknown) =>
  error instanceof VisitsUnavailable ? error.reason : error instanceof Error ? error.name : 'unknown';

async function takeGroup(group: SentBeacon[]): Promise<void> {
  pausesLeft = PAUSES_IN_A_GROUP;
  pieceBegan = performance.now();
  const { beacons, failure } = await take(group);
  answer(failure === undefined ? { beacons } : { beacons, reason: reasonOf(failure) });
}
port.on('message', (group: SentBeacon[]) => void takeGroup(group));

const failed = (undone: 'sums' | 'removal') => (error: unknown) =>
  answer({ undone, reason: reasonOf(error) });

async function sweep(): Promise<void> {
  // A day takes longer to read than a visitor would wait for.
  const patient = openVisitsStore({ ...location, isPatient: true });
  await patient.records.sumDays(Date.now()).catch(failed('sums'));
  await patient.close();
  await store.records.dropDaysBefore(Date.now() - keepDays * DAY_MS).catch(failed('removal'));
}
void sweep();
setInterval(() => void sweep(), SWEEP_EVERY_MS).unref();
