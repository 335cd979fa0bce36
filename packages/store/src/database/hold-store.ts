import { join } from 'node:path';
import type { HeldStore } from '../base/held-store.ts';
import { makeOwnFolder } from '../base/owner-only.ts';
import { takeLock } from '../base/process-lock.ts';
import { holdPostgres } from './dialects/postgres-lock.ts';

/**
 * Takes `work` on this store for this process alone; undefined while another has it. It goes with the process that holds it,
 * however that ends: a lock of the operating system beside a SQLite file, of the session in PostgreSQL.
 */
export async function holdStore(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  work: string,
): Promise<HeldStore | undefined> {
  if (databaseUrl !== undefined) return holdPostgres(databaseUrl, work);
  makeOwnFolder(dataDir);
  const lock = takeLock(join(dataDir, `${work}.lock`));
  if (lock === undefined) return undefined;
  let isHeld = true;
  return {
    isHeld: () => isHeld,
    async release() {
      isHeld = false;
      lock.release();
    },
  };
}
