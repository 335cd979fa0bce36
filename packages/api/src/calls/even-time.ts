import { setTimeout as sleep } from 'node:timers/promises';

// Far above what a look-up takes, and below what a visitor notices after pressing a button.
const STEP_MS = 150;

/** Resolves at a whole number of steps after the start, so that how long it took tells nothing (SEC-17). */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    await sleep(STEP_MS - ((performance.now() - startedAt) % STEP_MS));
  }
}
