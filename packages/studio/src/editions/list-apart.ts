import { parentPort, workerData } from 'node:worker_threads';
import type { Scope } from '@bank/contract';
import { listContent } from './listed-content.ts';

export interface WantedList {
  folder: string;
  scope: Scope;
}

const { folder, scope } = workerData as WantedList;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await listContent(folder, scope));
