import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { findNode24, fromRoot, ROOT } from './places.mjs';
import { showFailure } from './plain-stop.mjs';

/** Runs the server in the foreground: its signals and its exit code are those of this process. */
export function serve(nodeEnv) {
  const server = spawn(findNode24(), [fromRoot('packages', 'server', 'src', 'main.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    // Half of a start is compiling what the last one compiled.
    env: { NODE_COMPILE_CACHE: fromRoot('.cache', 'compiled'), ...process.env, NODE_ENV: nodeEnv },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group; passing it on as well would look like an impatient second one.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      server.kill(signal);
    });
  }
  server.on('error', (error) => {
    showFailure(error);
    process.exitCode = 1;
  });
  server.on('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}
