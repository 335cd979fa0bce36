import { describe, expect, it } from 'vitest';
import { rawExchange, statusOf } from '../testing/raw-exchange.ts';
import { aTestApp } from '../testing/test-app.ts';

/** A small generator with a seed, so that a failure can be run again (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'TRACE',
  'OPTIONS',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\0T',
  '',
  '🏦',
];
const TARGETS = [
  '/news',
  '/news?page=2',
  '/%',
  '/%00',
  '/%c0%ae%c0%ae/',
  '//evil.example/',
  '/\\evil.example',
  'http://evil.example/news',
  '*',
  '',
  '/api/echo',
  '/api/__proto__',
  '/assets/../../etc/passwd',
  '/images/..%2f..%2f',
  '/news?a=%E4%B8',
  `/${'a/'.repeat(900)}`,
  '/北京',
  '/?desktop=1',
];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'HTTP', ''];
const HEADERS = [
  'Accept: */*',
  'Host: x\r\nHost: y',
  'Host: \r\n\tfolded',
  'Content-Length: -1',
  'Content-Length: 5',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Content-Type: application/json',
  'Content-Type: application/json; charset=utf-7',
  'Content-Type: ;',
  'Accept-Encoding: br;q=x, ,;;, gzip;q=',
  'If-None-Match: """""',
  'Expect: 100-continue',
  'Expect: a-miracle',
  'Upgrade: websocket\r\nConnection: upgrade',
  'Range: bytes=99999-1',
  'X-Forwarded-For: ,,,',
  'Bad Header: 1',
  ': empty',
  'X: \0',
  `X-Long: ${'y'.repeat(9_000)}`,
];
const BODIES = ['', '{}', '{"a":', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\0\0\0\0', '{"__proto__":{}}'];

function aMalformedRequest(random: () => number): Buffer {
  // Each list begins with what is right: a request with every part wrong only tests the first check.
  const pick = (list: readonly string[]) =>
    (random() < 0.5 ? list[0] : list[Math.floor(random() * list.length)]) ?? '';
  const headers = Array.from({ length: Math.floor(random() * 4) }, () => pick(HEADERS));
  const lines = [
    `${pick(METHODS)} ${pick(TARGETS)} ${pick(VERSIONS)}`,
    'Host: x',
    ...headers,
    'Connection: close',
  ];
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${pick(BODIES)}`);
  for (let flips = Math.floor(random() * 6) - 3; flips > 0; flips -= 1) {
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  }
  return bytes;
}

describe('raw requests', () => {
  it('get no 5xx and stop nothing, 2,000 malformed ones in a row [REL-10]', async () => {
    await using app = await aTestApp();
    const origin = await app.open();
    const random = seeded(20_261_120);
    const seen = new Map<number, number>();
    for (let batch = 0; batch < 40; batch += 1) {
      const requests = Array.from({ length: 50 }, () => aMalformedRequest(random));
      const answers = await Promise.all(requests.map((bytes) => rawExchange(origin, bytes, 150)));
      for (const [at, answer] of answers.entries()) {
        const status = statusOf(answer);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(status, JSON.stringify(requests[at]?.toString('latin1'))).toBeLessThan(500);
        if (status >= 200) expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
        expect(answer).not.toMatch(/node_modules|\.ts:|evil\.example/);
      }
    }
    expect(seen.get(400)).toBeGreaterThan(300);
    expect(seen.get(200)).toBeGreaterThan(50);
    expect((await fetch(`${origin}/news`)).status).toBe(200);
    for (const line of app.lines()) expect(['info', 'debug', 'warn']).toContain(line['level']);
  });

  it('get their headers in time or not at all [SEC-11]', async () => {
    await using app = await aTestApp();
    const origin = await app.open();
    // Node's own limits are 60 s and more: what is answered within 30 s was cut off by ours.
    const answer = await rawExchange(origin, 'GET /news HTTP/1.1\r\nHost: x\r\n', 30_000);
    expect(statusOf(answer)).toBe(408);
  });

  it('that never say anything are closed without a word', async () => {
    await using app = await aTestApp();
    expect(await rawExchange(await app.open(), '', 30_000)).toBe('');
  });
});

describe('a page that is cached under the very address', () => {
  it('is answered before the framework, with the same headers and bytes', async () => {
    await using app = await aTestApp();
    const origin = await app.open();
    const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
      const response = await fetch(`${origin}/news`, { method, headers });
      const { date: _date, ...rest } = Object.fromEntries(response.headers);
      return { status: response.status, headers: rest, body: await response.text() };
    };
    const first = await ask();
    const long = await app.fastify.inject({ url: '/news', headers: { 'accept-encoding': 'br' } });
    const quick = await ask({ 'accept-encoding': 'br' });
    expect(quick.body).toBe(first.body);
    for (const [name, value] of Object.entries(long.headers)) {
      if (!['date', 'connection'].includes(name)) expect(quick.headers[name], name).toBe(String(value));
    }
    expect(app.lines().filter(({ cache }) => cache === 'hit')).toHaveLength(1);
    expect(app.lines().find(({ cache }) => cache === 'hit')).toMatchObject({ path: '/news', status: 200 });

    const held = await ask({ 'accept-encoding': 'br', 'if-none-match': String(quick.headers['etag']) });
    expect([held.status, held.body, held.headers['x-frame-options']]).toEqual([304, '', 'DENY']);
    const head = await ask({}, 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);

    app.store.activate(2);
    await app.content.look();
    expect((await ask()).body).toContain('data-versions="v2 v2"');
  });
});
