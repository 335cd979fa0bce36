import { parentPort, workerData } from 'node:worker_threads';
import { filesIn, printOf } from './work-folder.ts';

export interface FolderPrint {
  print: string;
  /** Of files. */
  count: number;
}

const folder = workerData as string;
const paths = filesIn(folder);
const found: FolderPrint = { print: printOf(folder, paths), count: paths.length };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(found);
