import { Worker } from 'node:worker_threads';
import type { Told } from '@bank/publish/editing';
import type { FolderToCheck } from './check-folder.ts';

const PROGRAM = new URL('check-folder.ts', import.meta.url);

/** Checks beside all else: a whole site takes seconds of work, in which other people are saving. */
export function findInFolder(wanted: FolderToCheck): Promise<readonly Told[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { workerData: wanted });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The check ended with ${code}.`));
    });
  });
}
