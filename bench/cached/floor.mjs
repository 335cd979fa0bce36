import { writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { freePort, MEASURED_CORE, pinned, start, stop } from '../processes.mjs';

const SCRIPT = fromRoot('bench', 'cached', 'floor-server.mjs');

/** Bare node:http with the same bytes and headers: what no server written for Node can beat by much. */
export async function startFloor(page) {
  const port = await freePort();
  const file = join(tmpdir(), `bank-floor-${port}.json`);
  const headers = {
    ...Object.fromEntries(page.headers),
    'content-type': page.type,
    'content-encoding': page.encoding,
  };
  writeFileSync(file, JSON.stringify({ headers, body: page.bytes.toString('base64') }));
  const server = start(...pinned(MEASURED_CORE, process.execPath, [SCRIPT, file, String(port)]), {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error('The bare server stopped while starting');
    await sleep(50);
  }
  return {
    url,
    pid: server.pid,
    stop: async () => {
      await stop(server);
      rmSync(file, { force: true });
    },
  };
}
