import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { takeLock } from '@bank/store';

const AGAIN_MS = 250;

/** Lets one process at a time build or clear up in a folder of indexes. */
export const withBuildLock = <Result>(folder: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(folder, 'building.lock', work);

/** Lets one process at a time ask what passages mean: the next one finds it done. It may take an hour, and no index waits for it. */
export const withVectorsLock = <Result>(folder: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(folder, 'vectors.lock', work);

async function withLock<Result>(folder: string, name: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  let lock = takeLock(file);
  for (; lock === undefined; lock = takeLock(file)) await setTimeout(AGAIN_MS);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
