// Prepares the tree, then hands over to the Node that runs .ts files.
import { installWhenStale } from '../scripts/prepare/packages.mjs';
import { findNode24, fromRoot } from '../scripts/prepare/places.mjs';
import { say, showFailure } from '../scripts/prepare/plain-stop.mjs';
import { buildWhenStale } from '../scripts/prepare/site-build.mjs';
import { spawn } from 'node:child_process';
import { readOptions, USAGE } from './options.mjs';

async function start(args) {
  installWhenStale();
  await buildWhenStale();
  const bench = spawn(findNode24(), [fromRoot('bench', 'bench.mjs'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // The benchmark has programs of its own to stop first; it ends this process with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) bench.kill(signal);
    });
  }
  bench.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

try {
  const args = process.argv.slice(2);
  if (readOptions(args).help) say(USAGE);
  else await start(args);
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}
