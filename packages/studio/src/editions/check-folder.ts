import { parentPort, workerData } from 'node:worker_threads';
import { join } from 'node:path';
import type { Scope } from '@bank/contract';
import {
  ContentError,
  checkPacked,
  glossaryOf,
  packSources,
  pricesBeside,
  remembering,
  type Told,
} from '@bank/publish/editing';

export interface FolderToCheck {
  folder: string;
  scope: Scope;
  /** The folder of all scopes, whose glossary and prices texts are held to. */
  content: string;
  dataDir: string;
}

/** What `content check` finds in a folder of sources. */
function checkFolder({ folder, scope, content, dataDir }: FolderToCheck): Promise<readonly Told[]> {
  return remembering(join(dataDir, 'remembered'), async (memory) => {
    const packed = await packSources({ folder, scope, letterKey: () => Buffer.alloc(32), memory });
    try {
      const terms = glossaryOf(undefined, content);
      const prices = await pricesBeside(content, scope, Date.now());
      return checkPacked(packed, folder, { memory, terms, prices }).told;
    } catch (error) {
      if (error instanceof ContentError) return error.told;
      throw error;
    }
  });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await checkFolder(workerData as FolderToCheck));
