import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNginx } from '../cached/nginx.mjs';
import { freePort } from '../processes.mjs';

const configOf = (root, port) => `
daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
events { worker_connections 512; }
http {
  sendfile on; tcp_nopush on; server_tokens off; access_log off;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; application/json json; text/plain txt; }
  # Its best: no reopening of the file, and no new connections while others measure on one.
  open_file_cache max=5000 inactive=10m; keepalive_requests 100000000;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port}; root ${root};
    location / { gzip_static on; try_files $uri $uri.html =404; }
  }
}`;

/** nginx with one worker on the measured core before a folder of pages and what they load, packed beside themselves. */
export async function startStaticNginx(program, root) {
  const home = mkdtempSync(join(tmpdir(), 'bank-nginx-'));
  // Started by root, its worker is another user.
  chmodSync(home, 0o755);
  const port = await freePort();
  writeFileSync(join(home, 'nginx.conf'), configOf(root, port));
  return { url: `http://127.0.0.1:${port}`, ...(await runNginx(program, home, port)) };
}
