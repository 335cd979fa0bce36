/*
 * `npm run image`: the steps of deploy/Dockerfile, read from it and run in a plain folder without a daemon, and then its command
 * under the image's account: healthy by its own check, answering, changing no file of its own, ending in order.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../prepare/places.mjs';
import { PlainStop, showFailure } from '../prepare/plain-stop.mjs';

/** Gives the exit code. Ended by a signal, all that was started ends with it. */
async function buildIn(folder) {
  const child = spawn(process.execPath, [fromRoot('scripts', 'image', 'build-image.mjs'), folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own, with the programs of the steps.
    detached: true,
  });
  let isStopped = false;
  // npm passes on what a terminal has sent already.
  const stop = () => {
    if (isStopped || child.pid === undefined) return;
    isStopped = true;
    process.kill(-child.pid, 'SIGKILL');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const [code] = await once(child, 'exit');
  return isStopped ? 130 : (code ?? 1);
}

try {
  if (process.getuid?.() !== 0)
    throw new PlainStop('The account of the image needs root to be taken; nothing was run.');
  const folder = mkdtempSync(join(tmpdir(), 'bank-image-'));
  try {
    chmodSync(folder, 0o755);
    process.exitCode = await buildIn(folder);
  } finally {
    // Programs that were just ended may still be at their last file.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}
