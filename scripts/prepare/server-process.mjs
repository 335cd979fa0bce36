import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { findNode24, fromRoot, ROOT } from './places.mjs';
import { showFailure } from './plain-stop.mjs';
import { MALLOC, NODE_FLAGS } from './server-memory.mjs';

/** What the server is started with; what an operator has set stays. */
export const serverCommand = (nodeEnv, environment) => ({
  args: [...NODE_FLAGS, fromRoot('packages', 'server', 'src', 'main.mjs')],
  env: {
    ...MALLOC,
    ...environment,
    NODE_ENV: nodeEnv,
  },
});

/** Runs the server in the foreground: its signals and its exit code are those of this process. */
export function serve(nodeEnv) {
  const { args, env } = serverCommand(nodeEnv, process.env);
  const server = spawn(findNode24(), args, { cwd: ROOT, stdio: 'inherit', env });
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
