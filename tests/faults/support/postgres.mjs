import { PartSkipped } from '../../../bench/rows.mjs';
import { findPostgresBinaries } from '../../../scripts/prepare/postgres-binaries.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';

/** A PostgreSQL of its own for `work(database)`; it ends with this process, however that ends. */
export async function withPostgres(options, work) {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new PartSkipped('PostgreSQL not found. Install postgresql.');
  const database = await startPostgres(binaries, options);
  const kill = () => database.signal('SIGKILL');
  process.once('exit', kill);
  try {
    return await work(database);
  } finally {
    process.off('exit', kill);
    await database.stop();
  }
}
