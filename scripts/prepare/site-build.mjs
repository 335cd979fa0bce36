import { rmSync } from 'node:fs';
import { fromRoot } from './places.mjs';
import { isCurrent, takeStamp, writeStamp } from './file-stamp.mjs';
import { say } from './plain-stop.mjs';
import { runCommand } from './run-command.mjs';

const STAMP = fromRoot('packages', 'site', 'dist', '.build-stamp');

const INPUTS = [
  'packages/contract/src',
  'packages/ui/src',
  'packages/site/src',
  'packages/site/public',
  'packages/site/vite.config.ts',
  'scripts/compress-assets.mjs',
  'scripts/copy-pdf-assets.mjs',
  'scripts/join-styles.mjs',
  'scripts/list-late-files.mjs',
  'packages/server/src/pages/assets.ts',
  'package-lock.json',
];

const isBuilt = (path) => !/\.(test|examples)\.tsx?$/.test(path);

export async function buildWhenStale() {
  buildPagesWhenStale();
  // The packages may not have been there before.
  const { builtProgram } = await import('@bank/server/src/process/built/built-program.mjs');
  if (builtProgram() !== undefined) return;
  runCommand('npm', ['run', '--silent', 'build:server'], {
    advice: 'The server could not be joined. Mend what is named above, then run the same command again.',
  });
}

function buildPagesWhenStale() {
  if (isCurrent(STAMP, INPUTS, isBuilt)) return;
  say('Building the pages…');
  // Taken before the build, so that a file saved while it runs is built again next time.
  const stamp = takeStamp(INPUTS, isBuilt);
  rmSync(STAMP, { force: true });
  runCommand('npm', ['run', '--silent', 'build'], {
    advice:
      'The server has no pages to serve without it. Mend what is named above, then run the same command again.',
  });
  writeStamp(STAMP, stamp);
}
