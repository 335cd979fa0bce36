import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { makeWorkFolder, type ChangedFiles } from './work-folder.ts';

export interface WantedFolder {
  source: string;
  target: string;
  changed: ChangedFiles;
  /** Folders of states that nobody looks at any more. */
  old: readonly string[];
}

const { source, target, changed, old } = workerData as WantedFolder;
makeWorkFolder(source, target, changed);
for (const folder of old) rmSync(folder, { recursive: true, force: true });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(target);
