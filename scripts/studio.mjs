// Starts the editors' studio, or with `-- sign-out <name>` ends somebody's sessions: a process and a build of its own, beside the public server and never in it.
import { spawn } from 'node:child_process';
import { installWhenStale } from './prepare/packages.mjs';
import { findNode24, fromRoot, ROOT } from './prepare/places.mjs';
import { showFailure } from './prepare/plain-stop.mjs';
import { buildStudioWhenStale } from './prepare/studio-build.mjs';

try {
  installWhenStale();
  // Ending sessions shows no pages.
  if (process.argv.length === 2) buildStudioWhenStale();
  const main = fromRoot('packages', 'studio', 'src', 'main.mjs');
  const studio = spawn(findNode24(), [main, ...process.argv.slice(2)], {
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
