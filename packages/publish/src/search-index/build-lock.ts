import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { takeLock } from '@bank/store';

const AGAIN_MS = 250;

/** Lets one process at a time build or clear up in a folder of indexes. */
export async function withBuildLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'building.lock');
  let lock = takeLock(file);
  for (; lock === undefined; lock = takeLock(file)) await setTimeout(AGAIN_MS);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
