import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from '../../../bench/figures.mjs';
import { pause } from './clients.mjs';
import { settled } from './settled.mjs';

/**
 * As `whileReading`, with the readers in a thread of their own: what thousands of connections cost the process that opens
 * them is no wait of a reader's. `ownP99Ms` is how late that thread itself was, for the machine may have no core for it.
 */
export async function whileReadingApart(url, work) {
  const thread = new Worker(new URL('./reader-thread.mjs', import.meta.url), { workerData: { url } });
  const told = once(thread, 'message');
  await once(thread, 'online');
  try {
    const result = await work();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage('over');
    const [met] = await told;
    return { result, ...met };
  } finally {
    await thread.terminate();
  }
}

/** As `quietReading`. */
export async function quietReadingApart(bank, forMs = 5_000) {
  await settled(bank);
  return whileReadingApart(bank.url, () => pause(forMs));
}

/** Of turns and the quiet ones just before them: the middle p99 of both, and how much larger it was in the middle turn. */
export function besideQuiet(turns, quiet) {
  const middle = (some) => Math.round(median(some.map(({ p99Ms }) => p99Ms)) * 10) / 10;
  const times = median(turns.map(({ p99Ms }, turn) => p99Ms / quiet[turn].p99Ms));
  return { p99Ms: middle(turns), quietP99Ms: middle(quiet), times };
}

export const inWords = ({ p99Ms, quietP99Ms, times }) =>
  `p99 ${p99Ms} ms, × ${times.toFixed(2)} of quiet (${quietP99Ms} ms)`;
