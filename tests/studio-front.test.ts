import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxProgram } from './support/deployed-nginx.ts';

/* deploy/nginx/studio.conf as it stands, on ports of this machine and with a certificate made here. */

const DEPLOYED = resolve(import.meta.dirname, '../deploy/nginx');
const LABEL = '0123456789abcdef0123456789abcdef';
const program = nginxProgram();
const canRun = program !== undefined && spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!canRun)('the front of the studio', () => {
  const home = mkdtempSync(join(tmpdir(), 'bank-studio-front-'));
  const servers: ReturnType<typeof createServer>[] = [];
  let nginx: ChildProcess | undefined;
  let secure = 0;

  /** Answers with its own name and what reached it. */
  async function aListener(name: string): Promise<number> {
    const server = createServer(({ url, headers }, response) => {
      response.end(JSON.stringify({ name, url, host: headers.host, for: headers['x-forwarded-for'] }));
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  async function freePort(): Promise<number> {
    const port = await aListener('nobody');
    const server = servers.pop();
    server?.close();
    return port;
  }

  beforeAll(async () => {
    chmodSync(home, 0o755);
    cpSync(DEPLOYED, home, { recursive: true });
    const [studio, previews] = [await aListener('studio'), await aListener('previews')];
    secure = await freePort();
    const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=bank.example -keyout ${home}/key -out ${home}/cert`;
    spawnSync('openssl', made.split(' '));
    let front = readFileSync(join(DEPLOYED, 'studio.conf'), 'utf8');
    for (const [from, to] of [
      [/listen \[::\]:443 ssl;\n\s*http2 on;/g, ''],
      [/listen 443 ssl;/g, `listen 127.0.0.1:${secure} ssl http2;`],
      [/\/etc\/nginx\/tls\/\w+\.crt/g, `${home}/cert`],
      [/\/etc\/nginx\/tls\/\w+\.key/g, `${home}/key`],
      [/127\.0\.0\.1:8090/g, `127.0.0.1:${studio}`],
      [/127\.0\.0\.1:8091/g, `127.0.0.1:${previews}`],
    ] as const) {
      expect(front).toMatch(from);
      front = front.replace(from, to);
    }
    writeFileSync(join(home, 'studio.conf'), front);
    writeFileSync(
      join(home, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${home}/pid; error_log stderr warn;
       events {} http { server_tokens off; client_body_temp_path b; proxy_temp_path p;
         fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
         include tls.conf; include misplaced-headers.conf;
         server { listen 127.0.0.1:${secure} ssl default_server; ssl_reject_handshake on; }
         include studio.conf; }`,
    );
    nginx = spawn(program ?? '', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore' });
    while ((await ask('studio.bank.example').catch(() => undefined))?.status !== 200) {
      if (nginx.exitCode !== null) throw new Error('nginx does not take the configuration');
      await setTimeout(20);
    }
  });
  afterAll(async () => {
    nginx?.kill('SIGTERM');
    if (nginx !== undefined && nginx.exitCode === null) await once(nginx, 'exit');
    for (const server of servers) server.close();
    rmSync(home, { recursive: true, force: true });
  });

  async function ask(name: string, host = name, path = '/news?page=2') {
    const asked = request({
      host: '127.0.0.1',
      port: secure,
      servername: name,
      rejectUnauthorized: false,
      path,
      headers: { host, 'x-forwarded-for': '10.0.0.1' },
    });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await text(answer) };
  }

  it('leads its own name to the studio', async () => {
    const { body } = await ask('studio.bank.example');
    expect(JSON.parse(body)).toEqual({
      name: 'studio',
      url: '/news?page=2',
      host: 'studio.bank.example',
      for: '127.0.0.1',
    });
  });

  it.each([
    ['in small letters', `${LABEL}.preview.bank.example`],
    ['in other letters', `${LABEL.toUpperCase()}.Preview.bank.example`],
  ])('leads a preview’s name to the previews, %s', async (_how, host) => {
    const { body } = await ask(`${LABEL}.preview.bank.example`, host);
    expect(JSON.parse(body)).toMatchObject({
      name: 'previews',
      url: '/news?page=2',
      host: `${LABEL}.preview.bank.example`,
    });
  });

  it.each([
    'preview.bank.example',
    `a.${LABEL}.preview.bank.example`,
    'other.preview.bank.example',
    'bank.example',
  ])('speaks to nobody under the name %s', async (name) => {
    await expect(ask(name)).rejects.toThrow('unrecognized name');
  });

  it('repeats no name that somebody wrote', () => {
    expect(readFileSync(join(DEPLOYED, 'studio.conf'), 'utf8')).not.toMatch(/\$(?:http_)?host\b/);
  });
});
