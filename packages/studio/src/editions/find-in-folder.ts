import type { Told } from '@bank/publish/editing';
import type { FolderToCheck } from './check-folder.ts';
import { inThread } from './in-thread.ts';

/** Checks beside all else: a whole site takes seconds of work. */
export function findInFolder(wanted: FolderToCheck): Promise<readonly Told[]> {
  return inThread('check-folder.ts', wanted);
}
