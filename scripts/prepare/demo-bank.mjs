import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findNode24, fromRoot } from './places.mjs';
import { isCurrent, readStamp, takeStamp, writeStamp } from './file-stamp.mjs';
import { say } from './plain-stop.mjs';
import { runCommand } from './run-command.mjs';

// The code is watched too: a new migration has to reach a store that an older version of it filled.
const INPUTS = ['content', 'packages/publish/src', 'packages/store/src'];

const isImported = (path) => !path.endsWith('.test.ts');

// SQLite makes and removes its side files as it goes.
// The search index is made again from what is stored, and what was remembered is found again.
const isStoreFile = (name) =>
  !['demo-stamp', 'search', 'remembered'].includes(name) && !/-(wal|shm|journal)$/.test(name);

const storeFiles = (dataDir) => (existsSync(dataDir) ? readdirSync(dataDir).filter(isStoreFile) : []);

const hasStoreFiles = (dataDir, stamp) =>
  (stamp?.storeFiles ?? []).every((name) => existsSync(join(dataDir, name)));

const stampOf = ({ BANK_DATA_DIR }) => join(BANK_DATA_DIR, 'demo-stamp');

export function isDemoBankCurrent(env) {
  const stamp = stampOf(env);
  return isCurrent(stamp, INPUTS, isImported) && hasStoreFiles(env.BANK_DATA_DIR, readStamp(stamp));
}

/** Fills the store in `BANK_DATA_DIR`. A database is filled by whoever configured it, and a scope by whoever published it. */
export function importDemoBank(env) {
  if (env.DATABASE_URL || env.BANK_DEMO === 'off') return;
  if (env.CONTENT_SIGNATURES === 'required') {
    say('The demo bank is not imported: nobody has signed it, and CONTENT_SIGNATURES is "required".');
    return;
  }
  if (isDemoBankCurrent(env)) return;
  say('Looking whether the demo bank has to be imported…');
  const stamp = takeStamp(INPUTS, isImported);
  const output = runCommand(
    findNode24(),
    [fromRoot('packages', 'publish', 'src', 'cli.ts'), 'demo', '--if-needed'],
    {
      env,
      advice:
        'The site would be empty without content. Mend the file named above and start again, ' +
        'or start with BANK_DEMO=off to serve what the store holds now.',
    },
  );
  if (output.trim()) say(output.trim());
  writeStamp(stampOf(env), { ...stamp, storeFiles: storeFiles(env.BANK_DATA_DIR) });
}
