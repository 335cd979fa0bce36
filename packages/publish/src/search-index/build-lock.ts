import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const AGAIN_MS = 250;

/**
 * Lets one process at a time build or clear up in a folder of indexes. The lock is the operating system's, through
 * SQLite: it goes with the process that held it, however that ended.
 */
export async function withBuildLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'building.lock'), { timeout: 0 });
  try {
    while (!isTaken(lock)) await setTimeout(AGAIN_MS);
    return await work();
  } finally {
    lock.close();
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && /locked|busy/.test(error.message)) return false;
    throw error;
  }
}
