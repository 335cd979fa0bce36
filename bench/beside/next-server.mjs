import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { freePort, MEASURED_CORE, pinned, start, stop } from '../processes.mjs';
import { COMMANDS } from './builds.mjs';

const LOGS = fromRoot('.cache', 'bench', 'logs');
const START_TIMEOUT_MS = 30_000;

/** Next's own server on the project that was built for it. */
export async function startNextServer(folder, { env, path, isPinned }) {
  const port = await freePort();
  mkdirSync(LOGS, { recursive: true });
  const log = openSync(join(LOGS, 'next.log'), 'w');
  const next = [join(folder, ...COMMANDS.next), 'start', '-H', '127.0.0.1', '-p', String(port)];
  const command = isPinned ? pinned(MEASURED_CORE, process.execPath, next) : [process.execPath, next];
  const server = start(...command, { cwd: join(folder, 'next-server'), env, stdio: ['ignore', log, log] });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  for (const giveUpAt = performance.now() + START_TIMEOUT_MS; ; await sleep(50)) {
    const answer = await fetch(url + path).catch(() => undefined);
    if (answer?.status === 200) break;
    if (server.exitCode !== null || performance.now() > giveUpAt)
      throw new Error(`Next's server did not start, or answered ${path} with ${answer?.status}`);
  }
  return { url, pid: server.pid, stop: () => stop(server) };
}
