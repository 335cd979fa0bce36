import { parentPort, workerData } from 'node:worker_threads';
import { printOf, type FolderPrint } from './work-folder.ts';

export interface WantedPrint {
  folder: string;
  /** What is known already is not sent again. */
  known: string;
}

const { folder, known } = workerData as WantedPrint;
const found = printOf(folder);
const answer: FolderPrint | undefined = found.print === known ? undefined : found;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer);
