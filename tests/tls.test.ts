import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxProgram } from './support/deployed-nginx.ts';
import { outcomeOf, requestWith } from './support/http2-frames.ts';

/* tls.conf and other-hosts.conf as they stand, on ports of this machine and with a certificate made here. */

const DEPLOYED = resolve(import.meta.dirname, '../deploy/nginx');
const NAME = 'www.bank.example';
const program = nginxProgram();
const canRun = program !== undefined && spawnSync('openssl', ['version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe.skipIf(!canRun)('the front of the site', () => {
  let home = '';
  let nginx: ChildProcess | undefined;
  let plain = 0;
  let secure = 0;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'bank-tls-'));
    chmodSync(home, 0o755);
    cpSync(DEPLOYED, home, { recursive: true });
    [plain, secure] = [await freePort(), await freePort()];
    const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${NAME} -keyout ${home}/key -out ${home}/cert`;
    spawnSync('openssl', [...made.split(' '), '-addext', `subjectAltName=DNS:${NAME}`]);
    const others = readFileSync(join(DEPLOYED, 'other-hosts.conf'), 'utf8')
      .replaceAll(/listen \[::\]:[^;]*;/g, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${secure}`);
    writeFileSync(join(home, 'other-hosts.conf'), others);
    writeFileSync(
      join(home, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${home}/pid; error_log stderr warn;
       events {} http { access_log off; server_tokens off; client_body_temp_path b; proxy_temp_path p;
         fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
         include tls.conf; include misplaced-headers.conf; include other-hosts.conf;
         server { listen 127.0.0.1:${secure} ssl http2; include site-name.conf;
           ssl_certificate ${home}/cert; ssl_certificate_key ${home}/key; include own-answers.conf;
           location / { return 200 "site"; } } }`,
    );
    nginx = spawn(program ?? '', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore' });
    while (!(await answers(plain))) {
      if (nginx.exitCode !== null) throw new Error('nginx does not take the configuration');
      await setTimeout(20);
    }
  });
  afterAll(async () => {
    nginx?.kill('SIGTERM');
    if (nginx !== undefined && nginx.exitCode === null) await once(nginx, 'exit');
    rmSync(home, { recursive: true, force: true });
  });

  const answers = (port: number) =>
    ask(port, '/', NAME).then(
      () => true,
      () => false,
    );

  function ask(port: number, path: string, host: string): Promise<{ status: number; location?: string }> {
    return new Promise((answered, failed) => {
      const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
        response.resume();
        const { location } = response.headers;
        answered({ status: response.statusCode ?? 0, ...(location !== undefined && { location }) });
      });
      asked.on('error', failed);
      asked.end();
    });
  }

  /** Protocol and suite that are agreed on, or why none is. */
  function agreed(options: ConnectionOptions): Promise<string> {
    return new Promise((told) => {
      const socket = connect({
        host: '127.0.0.1',
        port: secure,
        servername: NAME,
        rejectUnauthorized: false,
        ...options,
      });
      socket.on('secureConnect', () => {
        told(`${socket.getProtocol()} ${socket.getCipher().name}`);
        socket.destroy();
      });
      socket.on('error', (error) => told(`refused: ${error.message}`));
    });
  }

  it('prefers TLS 1.3, and for older browsers the strongest suite of 1.2 [SEC-28]', async () => {
    expect(await agreed({})).toMatch(/^TLSv1\.3 TLS_AES_256_GCM/);
    expect(await agreed({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384');
  });

  it.each([
    ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }],
    ['a suite without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384:AES128-SHA' }],
    [
      'a suite without authenticated encryption',
      { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES256-SHA' },
    ],
    ['another name', { servername: 'evil.example' }],
  ] as const)('speaks to nobody with %s [SEC-28]', async (_, options) => {
    expect(await agreed(options)).toMatch(/^refused/);
  });

  it('leads from plain http to its own name alone, and no program with a call [SEC-28]', async () => {
    expect(await ask(plain, '/en/x?a=1', NAME)).toEqual({
      status: 301,
      location: `https://${NAME}/en/x?a=1`,
    });
    expect(await ask(plain, '/x', 'evil.example')).toEqual({ status: 421 });
    expect(await ask(plain, '/api/version', NAME)).toEqual({ status: 403 });
  });

  const REQUEST = [
    [':method', 'GET'],
    [':scheme', 'https'],
    [':path', '/'],
    [':authority', NAME],
  ] as const;

  /** Sends bytes over HTTP/2 and reads until an answer can be told, or the server has closed. */
  function overHttp2(bytes: Buffer): Promise<string> {
    return new Promise((told) => {
      const options = { host: '127.0.0.1', port: secure, servername: NAME, rejectUnauthorized: false };
      const socket = connect({ ...options, ALPNProtocols: ['h2'] }, () => socket.write(bytes));
      let received = Buffer.alloc(0);
      socket.on('data', (part: Buffer) => {
        received = Buffer.concat([received, part]);
        const outcome = outcomeOf(received);
        if (outcome === 'nothing') return;
        told(outcome);
        socket.destroy();
      });
      socket.on('error', () => told('connection refused'));
      socket.on('close', () => told('connection refused'));
    });
  }

  it('answers an ordinary request over HTTP/2 [SEC-28]', async () => {
    expect(await overHttp2(requestWith(...REQUEST))).toBe('200');
  });

  it.each([
    ['a line end in a value', ['x-a', 'a\r\nx-b: c']],
    ['a line feed in a value', ['x-a', 'a\nb']],
    ['a line end in a name', ['x-a\r\nx-b', 'c']],
    ['a zero in a value', ['x-a', 'a\0b']],
  ] as const)('takes no request over HTTP/2 with %s [SEC-28]', async (_, header) => {
    expect(await overHttp2(requestWith(...REQUEST, header))).toMatch(
      /^(?:400|stream refused|connection refused)$/,
    );
  });

  it.each([
    ['transfer-encoding', 'chunked'],
    ['connection', 'keep-alive'],
    ['upgrade', 'h2c'],
  ] as const)(
    'takes no request over HTTP/2 with %s, which belongs to a connection [SEC-28]',
    async (name, value) => {
      expect(await overHttp2(requestWith(...REQUEST, [name, value]))).toBe('400');
    },
  );
});
