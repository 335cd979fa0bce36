import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a file for this process alone; undefined while another has it. The lock is the operating system's, through SQLite:
 * it goes with the process that held it, however that ended.
 */
export function takeLock(file: string): { release: () => void } | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) return undefined;
    throw error;
  }
}
