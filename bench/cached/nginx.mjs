import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '../process-figures.mjs';
import { freePort, MEASURED_CORE, pinned, start, stop } from '../processes.mjs';

const START_TIMEOUT_MS = 5_000;

const quoted = (value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

// gzip the way nginx does it best, a .gz beside the file; Debian's nginx has no such module for brotli, so there the
// file itself holds the packed bytes.
function locationOf({ path, page }) {
  const packing =
    page.encoding === 'gzip' ? 'gzip_static on;' : `add_header Content-Encoding ${page.encoding};`;
  const headers = page.headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  return `location = /${path} { default_type "${page.type}"; ${packing}\n${headers.join('\n')} }`;
}

const serverOf = (port, log, locations) => `server {
  listen 127.0.0.1:${port}; root pages; access_log ${log};
  ${locations.join('\n')}
}`;

function configOf({ port, loggedPort, files }) {
  const locations = files.map(locationOf);
  return `
daemon off; worker_processes 1; pid nginx.pid; error_log stderr warn;
events { worker_connections 512; }
http {
  sendfile on; tcp_nopush on; server_tokens off; types { }
  # Its best: no reopening of the file, and no new connections while others measure on one.
  open_file_cache max=100 inactive=10m; keepalive_requests 100000000;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  ${serverOf(port, 'off', locations)}
  ${serverOf(loggedPort, 'access.log combined buffer=8k flush=1s', locations)}
}`;
}

async function untilListening(port) {
  for (const giveUpAt = performance.now() + START_TIMEOUT_MS; performance.now() < giveUpAt; await sleep(50)) {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error('nginx did not start');
}

/** nginx, with the configuration in `home`, on the measured core: `{ pid, stop }`, the first of its worker. */
export async function runNginx(program, home, port) {
  const [command, args] = pinned(MEASURED_CORE, program, ['-p', home, '-c', join(home, 'nginx.conf')]);
  const nginx = start(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(port);
  return {
    pid: childrenOf(nginx.pid)[0],
    stop: async () => {
      await stop(nginx);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * nginx with one worker on the measured core, serving `files` ({ path, page }) with their own headers:
 * at `url` without a log, at `loggedUrl` with its usual one.
 */
export async function startNginx(program, files) {
  const home = mkdtempSync(join(tmpdir(), 'bank-nginx-'));
  mkdirSync(join(home, 'pages'));
  // Started by root, its worker is another user.
  chmodSync(home, 0o755);
  for (const { path, page } of files) {
    const file = join(home, 'pages', path);
    writeFileSync(page.encoding === 'gzip' ? `${file}.gz` : file, page.bytes);
  }
  const [port, loggedPort] = [await freePort(), await freePort()];
  writeFileSync(join(home, 'nginx.conf'), configOf({ port, loggedPort, files }));
  const running = await runNginx(program, home, port);
  return {
    url: `http://127.0.0.1:${port}`,
    loggedUrl: `http://127.0.0.1:${loggedPort}`,
    ...running,
  };
}
