import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxProgram, startDeployedNginx, type DeployedNginx } from './support/deployed-nginx.ts';
import { serverHeaders } from './support/server-headers.ts';

/* The nginx of deploy/nginx by itself: no mirror has been made, and no application listens. */

const DEPLOYED = resolve(import.meta.dirname, '../deploy/nginx');
const NOBODY = 1;
const read = (name: string) => readFileSync(join(DEPLOYED, name), 'utf8');
const program = nginxProgram();

describe('nginx', () => {
  it('has the headers of the server, each with the same value [SEC-28] [SEC-1]', async () => {
    const added = [...read('own-headers.conf').matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('\\"', '"')] as const,
    );
    expect(Object.fromEntries(added)).toEqual({
      ...(await serverHeaders({ SITE_ORIGIN: 'https://www.bank.example' })),
      'cache-control': 'no-store',
    });
  });

  it('speaks TLS 1.2 and 1.3 with forward secrecy and authenticated encryption alone [SEC-28]', () => {
    const tls = read('tls.conf');
    expect(/^ssl_protocols (.*);$/m.exec(tls)?.[1]).toBe('TLSv1.2 TLSv1.3');
    const suites = /^ssl_ciphers (.*);$/m.exec(tls)?.[1]?.split(':') ?? [];
    expect(suites.length).toBeGreaterThan(3);
    expect(
      suites.filter((suite) => !/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM|CHACHA20)/.test(suite)),
    ).toEqual([]);
    expect(suites[0]).toContain('AES256-GCM');
    expect(tls).toMatch(/^ssl_session_tickets off;$/m);
    expect(tls).toMatch(/^ssl_prefer_server_ciphers on;$/m);
  });

  it('repeats no name that a visitor wrote [SEC-28]', () => {
    const all = [
      'nginx.conf',
      'other-hosts.conf',
      'own-answers.conf',
      'mirror.conf',
      'mirror-file.conf',
      'misplaced-headers.conf',
    ].map(read);
    expect(all.join('\n')).not.toMatch(/\$(?:http_)?host\b/);
    expect(read('other-hosts.conf')).toContain('return 301 https://$server_name$request_uri;');
    expect(read('nginx.conf')).toContain('proxy_set_header Host $server_name;');
    expect(read('other-hosts.conf')).toContain('ssl_reject_handshake on;');
  });

  it('believes nobody who says for whom a request is, and shows no version and no folder [SEC-28] [SEC-12]', () => {
    const config = read('nginx.conf');
    expect(config).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(config).toContain('server_tokens off;');
    expect(config).not.toMatch(/autoindex|stub_status|real_ip/);
  });
});

describe.skipIf(program === undefined)('what nginx answers by itself', () => {
  let home = '';
  let nginx: DeployedNginx;
  let expected: Record<string, string>;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'bank-own-'));
    mkdirSync(join(home, 'nginx'));
    nginx = await startDeployedNginx(program ?? '', home, NOBODY);
    expected = {
      ...(await serverHeaders({ SITE_ORIGIN: 'https://www.bank.example' })),
      'cache-control': 'no-store',
    };
  });
  afterAll(async () => {
    await nginx?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  /** The very bytes, for what no client would send. */
  async function exchange(text: string): Promise<string> {
    const socket = createConnection(Number(new URL(nginx.url).port), '127.0.0.1');
    socket.write(text);
    let answer = '';
    socket.setEncoding('utf8').on('data', (part) => (answer += String(part)));
    await once(socket, 'close');
    return answer;
  }

  const END = '\r\nHost: x\r\nConnection: close\r\n\r\n';
  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['a host twice', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
    [
      'a length that is none',
      'GET / HTTP/1.1\r\nContent-Length: x\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'a length beside chunks',
      'POST / HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked' + END + '0\r\n\r\n',
      400,
    ],
    ['a way out of the folder', `GET /../../etc/passwd HTTP/1.1${END}`, 400],
    ['TRACE', `TRACE / HTTP/1.1${END}`, 405],
    ['an address that is too long', `GET /${'a'.repeat(9_000)} HTTP/1.1${END}`, 414],
    ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'a'.repeat(9_000)}${END}`, 400],
    ['a body that is too large', `POST /api/x HTTP/1.1\r\nContent-Length: 99999${END}`, 413],
    ['a call that nobody answers', `GET /api/x HTTP/1.1${END}`, 502],
    ['its own folder', `GET /.nginx/refused HTTP/1.1${END}`, 404],
  ])('has every header of the site: %s [SEC-28] [SEC-1]', async (_, text, status) => {
    const answer = await exchange(text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const [line = '', ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 2)]),
    );
    expect(line).toContain(` ${status} `);
    expect(headers).toMatchObject(expected);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['server'] ?? 'nginx').toBe('nginx');
    expect(body).toBe('The request could not be answered.\n');
  });
});
