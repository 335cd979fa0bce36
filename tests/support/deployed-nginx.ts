import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const DEPLOYED = resolve(import.meta.dirname, '../../deploy/nginx');
// nginx lies where only root's path leads.
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where nginx is installed; undefined where it is not. */
export const nginxProgram = (): string | undefined =>
  FOLDERS.map((folder) => join(folder, 'nginx')).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

export interface DeployedNginx {
  url: string;
  /** Reads its files anew. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What of deploy/nginx/nginx.conf is of the machine that it stands on: without TLS, and everything in `home`. */
function configFor(
  home: string,
  { mirror, appPorts, port }: { mirror: string; appPorts: readonly number[]; port: number },
): string {
  let text = readFileSync(join(DEPLOYED, 'nginx.conf'), 'utf8');
  const put = (from: RegExp, to: string) => {
    if (!from.test(text)) throw new Error(`deploy/nginx/nginx.conf has no ${from}`);
    text = text.replace(from, to);
  };
  put(
    /^worker_processes auto;/m,
    `daemon off; worker_processes 1; pid ${home}/nginx.pid; error_log stderr warn;`,
  );
  put(
    /include \/etc\/nginx\/mime\.types;/,
    'client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;',
  );
  put(/\/var\/cache\/nginx\/pages/, `${home}/cache`);
  put(/server web:8080([^;]*);/, appPorts.map((appPort) => `server 127.0.0.1:${appPort}$1;`).join(' '));
  put(/include other-hosts\.conf;/, '');
  put(/listen 443 ssl;\n\s*listen \[::\]:443 ssl;\n\s*http2 on;/, `listen 127.0.0.1:${port};`);
  put(/ssl_certificate [^;]*;\n\s*ssl_certificate_key [^;]*;/, '');
  return text.replaceAll('/srv/mirror', mirror);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** The nginx of deploy/nginx on this machine, in front of web processes and of the mirror in a folder. */
export async function startDeployedNginx(
  program: string,
  mirror: string,
  appPort: number | readonly number[],
  { atPort, refreshKey }: { atPort?: number; refreshKey?: string } = {},
): Promise<DeployedNginx> {
  const home = mkdtempSync(join(tmpdir(), 'bank-nginx-'));
  // Started by root, its workers are another user.
  chmodSync(home, 0o755);
  cpSync(DEPLOYED, home, { recursive: true });
  for (const name of ['mirror-maps.conf', 'mirror.conf', 'mirror-file.conf'])
    writeFileSync(
      join(home, name),
      readFileSync(join(DEPLOYED, name), 'utf8').replaceAll('/srv/mirror', mirror),
    );
  mkdirSync(join(home, 'cache'));
  if (refreshKey !== undefined) writeFileSync(join(home, 'refresh-key.map'), `"${refreshKey}" 1;\n`);
  const port = atPort ?? (await freePort());
  const appPorts = [appPort].flat();
  writeFileSync(join(home, 'nginx.conf'), configFor(home, { mirror, appPorts, port }));
  const nginx = spawn(program, ['-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text) => (said += String(text)));
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    await setTimeout(20);
  }
  const url = `http://127.0.0.1:${port}`;
  const loaded = async () => (await fetch(`${url}/robots.txt`)).headers.get('server');
  return {
    url,
    async reload() {
      nginx.kill('SIGHUP');
      await loaded();
    },
    async stop() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
