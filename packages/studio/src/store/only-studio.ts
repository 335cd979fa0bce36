import { join } from 'node:path';
import { makeOwnFolder, takeLock } from '@bank/store';
import type { StudioLocation } from './database.ts';

/** An operator started a studio beside another one on the same files. */
export class StudioRunsAlready extends Error {
  override readonly name = 'StudioRunsAlready';
}

/**
 * Keeps the folder of a SQLite studio for this process until it ends, however it ends; studios on PostgreSQL may share
 * one. `sign-out` works beside it. Gives what lets go of it. @throws StudioRunsAlready
 */
export function holdStudio({ databaseUrl, dataDir }: StudioLocation): () => void {
  if (databaseUrl !== '') return () => {};
  const folder = join(dataDir, 'studio');
  makeOwnFolder(folder);
  const lock = takeLock(join(folder, 'studio.lock'));
  if (lock === undefined)
    throw new StudioRunsAlready(
      `Another studio works in ${folder}. Stop it first, set BANK_DATA_DIR to another folder, or give both one PostgreSQL with STUDIO_DATABASE_URL.`,
    );
  return lock.release;
}
