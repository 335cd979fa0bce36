import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importDemoBank, isDemoBankCurrent } from '../../scripts/prepare/demo-bank.mjs';
import { embeddedEnvironment } from './embedded-environment.ts';

export const TEMPLATE_STORE = resolve(import.meta.dirname, '../../.cache/template');
const CONTENT_CLI = resolve(import.meta.dirname, '../../packages/publish/src/cli.ts');
/** Indexes are named by what is in them, the texts of files by the files, and what was remembered by the bytes it is of. */
const KEPT = ['search', 'remembered'];

/** What SQLite keeps beside a database only while it is open or locked, and that goes at any moment of a copy. */
const OF_READERS = /-(?:wal|shm|journal)$/;

/** A copy in a folder of one's own, whoever reads the store where it is meanwhile. */
export function copyTemplateStore(folder: string): void {
  cpSync(TEMPLATE_STORE, folder, { recursive: true, filter: (name) => !OF_READERS.test(name) });
}

/**
 * Imports the demo bank once for all workers, which start from copies of it; a run with the same content reuses it.
 * The search index is made here too, or every worker would make the same one.
 */
export default function makeTemplateStore(): void {
  const env = embeddedEnvironment(TEMPLATE_STORE);
  if (!isDemoBankCurrent(env)) {
    mkdirSync(TEMPLATE_STORE, { recursive: true });
    for (const name of readdirSync(TEMPLATE_STORE)) {
      if (!KEPT.includes(name)) rmSync(join(TEMPLATE_STORE, name), { recursive: true, force: true });
    }
    importDemoBank(env);
  }
  execFileSync(process.execPath, [CONTENT_CLI, 'index'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
