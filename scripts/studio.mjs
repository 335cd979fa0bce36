// Starts the editors' studio: a process and a build of its own, beside the public server and never in it.
import { spawn } from 'node:child_process';
import { installWhenStale } from './prepare/packages.mjs';
import { findNode24, fromRoot, ROOT } from './prepare/places.mjs';
import { showFailure } from './prepare/plain-stop.mjs';
import { buildStudioWhenStale } from './prepare/studio-build.mjs';

try {
  installWhenStale();
  buildStudioWhenStale();
  const studio = spawn(findNode24(), [fromRoot('packages', 'studio', 'src', 'main.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      studio.kill(signal);
    });
  }
  studio.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}
