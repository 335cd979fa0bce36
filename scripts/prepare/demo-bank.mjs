import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findNode24, fromRoot, ROOT } from './places.mjs';
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

const dataDirOf = (env) => resolve(ROOT, env.BANK_DATA_DIR || '.data');

const stampOf = (env) => join(dataDirOf(env), 'demo-stamp');

export function isDemoBankCurrent(env) {
  return (
    isCurrent(stampOf(env), INPUTS, isImported) && hasStoreFiles(dataDirOf(env), readStamp(stampOf(env)))
  );
}

/** Fills the embedded default store. A store that somebody configured is theirs to fill, and so is a scope of it that they published. */
export function importDemoBank(env = process.env) {
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
  writeStamp(stampOf(env), { ...stamp, storeFiles: storeFiles(dataDirOf(env)) });
}
