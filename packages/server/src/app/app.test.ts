import { describe, expect, it } from 'vitest';
import { aBuiltSite } from '../testing/built-site.ts';
import { CAPTIONS, DOCUMENT, EVIL, FILM, PICTURE } from '../testing/fake-content.ts';
import { rawExchange, statusOf } from '../testing/raw-exchange.ts';
import { aTestApp } from '../testing/test-app.ts';

const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types bank-html bank-script',
  'report-uri /csp-report',
  'report-to policy',
];
const json = (payload: string, type = 'application/json') =>
  ({ method: 'POST', payload, headers: { 'content-type': type } }) as const;

describe('every kind of answer', () => {
  it.each([
    ['a page', '/news', {}, 200],
    ['a held page', '/news', { headers: { 'if-none-match': '*' } }, 304],
    ['a HEAD', '/news', { method: 'HEAD' }, 200],
    ['a missing page', '/404', {}, 404],
    ['a redirect', '/nowhere', {}, 302],
    ['a failed page', '/broken', {}, 500],
    ['an undecodable address', '/%zz', {}, 400],
    ['an address that is too long', `/${'a'.repeat(5_000)}`, {}, 414],
    ['an asset', '/assets/entry-1.js', {}, 200],
    ['a missing asset', '/assets/entry-0.js', {}, 404],
    ['the icon', '/favicon.ico', {}, 200],
    ['robots.txt', '/robots.txt', {}, 200],
    ['a picture', `/images/${PICTURE}`, {}, 200],
    ['a document', `/files/${DOCUMENT}`, {}, 200],
    ['a missing picture', `/images/${'0'.repeat(24)}.svg`, {}, 404],
    ['a download', '/download/table.csv', {}, 200],
    ['a refused download', '/download/table.csv?bad=1', {}, 400],
    ['a missing download', '/download/nothing.csv', {}, 404],
    ['a call', '/api/echo', json('{"a":1}'), 200],
    ['an unknown call', '/api/nothing', json('{}'), 404],
    ['a call with the other method', '/api/echo', {}, 405],
    ['a failed call', '/api/broken', json('{}'), 500],
    ['a body that is too large', '/api/echo', json(`{"a":"${'x'.repeat(20_000)}"}`), 413],
    ['a body of another type', '/api/echo', json('<a/>', 'application/xml'), 415],
    ['a body that is no JSON', '/api/echo', json('{'), 400],
    ['a polluting body', '/api/echo', json('{"__proto__":{"polluted":1}}'), 400],
    ['a form post to a page', '/news', json('{}'), 405],
    ['an unused method', '/news', { method: 'DELETE' }, 405],
  ] as const)('carries the security headers: %s [SEC-1]', async (_kind, url, request, status) => {
    using built = aBuiltSite();
    await using app = await aTestApp({
      environment: { SITE_ORIGIN: 'https://www.bank.example' },
      clientFolder: built.folder,
    });
    const { headers, statusCode, body } = await app.fastify.inject({ url, ...request });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['reporting-endpoints']).toBe('policy="/csp-report"');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const isMedia = statusCode === 200 && /^\/(images|files)\//.test(url);
    if (!isMedia)
      expect(String(headers['content-security-policy']).split('; ')).toEqual(expect.arrayContaining(STRICT));
    expect(String(headers['content-security-policy']).includes("script-src 'self' 'unsafe")).toBe(false);
    for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(headers[name]).toBeUndefined();
    if (statusCode >= 400 && url !== '/404') expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/\/srv\/|node_modules|\.ts\b|at \w+ \(/);
  });

  it('has no HSTS over plain http', async () => {
    await using app = await aTestApp();
    expect((await app.fastify.inject('/news')).headers['strict-transport-security']).toBeUndefined();
  });

  it('lets pictures of another host in when one is configured', async () => {
    await using app = await aTestApp({ environment: { IMG_BASE: 'https://img.bank.example/p/' } });
    const { headers } = await app.fastify.inject('/news');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://img.bank.example;");
    expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
  });

  it('lets in a session replay script only where one is configured [S9-env] [S7-start]', async () => {
    await using app = await aTestApp({
      environment: { REPLAY_SCRIPT_URL: 'https://replay.example/v2/r.js' },
    });
    const { headers } = await app.fastify.inject('/news');
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://replay.example",
        "connect-src 'self' https://replay.example",
        'trusted-types bank-html bank-script bank-replay',
      ]),
    );
    expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
    await using plain = await aTestApp();
    const without = await plain.fastify.inject('/news');
    expect(without.headers['content-security-policy']).not.toContain('replay');
    expect(without.body).not.toContain('replayUrl');
  });

  it('names the methods that would be right', async () => {
    await using app = await aTestApp();
    const allow = async (method: 'GET' | 'POST' | 'PUT', url: string) =>
      (await app.fastify.inject({ method, url })).headers['allow'];
    expect(await allow('PUT', '/news')).toBe('GET, HEAD');
    expect(await allow('PUT', '/api/echo')).toBe('POST');
    expect(await allow('GET', '/api/echo')).toBe('POST');
    expect(await allow('POST', '/api/version')).toBe('GET, HEAD');
  });
});

describe('media', () => {
  it('have types of ours and a policy in which nothing runs [SEC-3] [S7-images]', async () => {
    await using app = await aTestApp();
    const picture = await app.fastify.inject(`/images/${PICTURE}`);
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect(picture.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const document = await app.fastify.inject(`/files/${DOCUMENT}`);
    expect(document.headers['content-type']).toBe('application/pdf');
    expect(document.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are saved under the name that the content has for them, and under their stored one while it is away [S7-images]', async () => {
    await using app = await aTestApp();
    const disposition = async (file: string) =>
      (await app.fastify.inject(`/files/${file}`)).headers['content-disposition'];
    expect(await disposition(DOCUMENT)).toBe(
      `inline; filename="v1.pdf"; filename*=UTF-8''%E6%9C%8D%E5%8A%A1%E6%94%B6%E8%B4%B9%E6%A0%87%E5%87%86%20v1.pdf`,
    );
    app.store.isAway = true;
    expect(await disposition(DOCUMENT)).toContain(`filename="${DOCUMENT}"`);
  });

  it('of film kind play where they stand, in parts, and only from where documents come [CP-4] [SEC-3]', async () => {
    await using app = await aTestApp({ environment: { FILE_BASE: 'https://files.example.com/' } });
    const page = await app.fastify.inject('/news');
    expect(page.headers['content-security-policy']).toContain("media-src 'self' https://files.example.com;");
    expect(page.headers['permissions-policy']).toContain('fullscreen=(self)');
    expect(page.headers['permissions-policy']).toContain('autoplay=()');
    const film = await app.fastify.inject(`/files/${FILM}`);
    expect(film.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="${FILM}"; filename*=UTF-8''${FILM}`,
    });
    const part = await app.fastify.inject({ url: `/files/${FILM}`, headers: { range: 'bytes=10-19' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${film.rawPayload.length}`);
    expect(part.rawPayload).toEqual(film.rawPayload.subarray(10, 20));
    const ofAnother = { range: 'bytes=10-19', 'if-range': '"another"' };
    expect((await app.fastify.inject({ url: `/files/${FILM}`, headers: ofAnother })).statusCode).toBe(200);
    const captions = await app.fastify.inject(`/files/${CAPTIONS}`);
    expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect((await app.fastify.inject(`/images/${FILM}`)).headers['content-type']).not.toBe('video/webm');
  });

  it.each([
    `/images/${EVIL}`,
    `/files/${EVIL}`,
    `/images/${DOCUMENT}`,
    '/images/../news',
    '/files/%2e%2e%2fnews',
  ])('are nothing but listed kinds under their own path: %s [SEC-3]', async (url) => {
    await using app = await aTestApp();
    const answer = await app.fastify.inject(url);
    expect(answer.body).not.toContain('<svg>');
    expect(answer.headers['content-type'] ?? 'text/html; charset=utf-8').toBe('text/html; charset=utf-8');
  });

  it('are read once for many visitors, and stay while the store is away [REL-4]', async () => {
    await using app = await aTestApp();
    const url = `/images/${PICTURE}`;
    await Promise.all(Array.from({ length: 50 }, () => app.fastify.inject(url)));
    app.store.isAway = true;
    expect((await app.fastify.inject(url)).statusCode).toBe(200);
    expect(app.store.mediaReads).toBe(1);
    expect((await app.fastify.inject(`/files/${DOCUMENT}`)).statusCode).toBe(503);
  });

  it('are read again after a failure, and looked for again when there was none [REL-4]', async () => {
    await using app = await aTestApp();
    const url = `/images/${PICTURE}`;
    app.store.isAway = true;
    const failed = await Promise.all([app.fastify.inject(url), app.fastify.inject(url)]);
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    app.store.isAway = false;
    expect((await app.fastify.inject(url)).statusCode).toBe(200);
    const reads = app.store.mediaReads;
    for (let i = 1; i <= 2; i += 1) {
      expect((await app.fastify.inject(`/images/${'0'.repeat(24)}.svg`)).statusCode).toBe(404);
      expect(app.store.mediaReads).toBe(reads + i);
    }
  });
});

describe('assets', () => {
  it('come packed and for ever', async () => {
    using built = aBuiltSite();
    await using app = await aTestApp({ clientFolder: built.folder });
    const headers = { 'accept-encoding': 'br' };
    const answer = await app.fastify.inject({ url: '/assets/entry-1.js', headers });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect((await app.fastify.inject('/favicon.ico')).headers['content-type']).toBe('image/svg+xml');
  });

  it('come once, in parts where a part is asked for, and to nobody who holds them [PERF-4]', async () => {
    using built = aBuiltSite();
    await using app = await aTestApp({ clientFolder: built.folder });
    const url = '/assets/entry-1.js';
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      app.fastify.inject({ url, method, headers });
    const whole = await ask({});
    const etag = String(whole.headers['etag']);
    const held = [{ 'if-none-match': `W/${etag}` }, { 'if-modified-since': new Date().toUTCString() }];
    for (const headers of held) expect((await ask(headers)).statusCode).toBe(304);
    // Another form has another ETag.
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(200);
    const part = await ask({ range: 'bytes=3-6' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
      206,
      `bytes 3-6/${whole.body.length}`,
      whole.body.slice(3, 7),
    ]);
    expect((await ask({ range: 'bytes=3-6', 'if-range': '"another"' })).body).toBe(whole.body);
    expect((await ask({ range: `bytes=${whole.body.length}-` })).statusCode).toBe(416);
    const head = await ask({}, 'HEAD');
    expect([head.body, head.headers['content-length']]).toEqual(['', String(whole.body.length)]);
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/.git/HEAD',
    '/api/openapi.json',
    '/metrics',
    '/healthz',
  ])('keep to themselves what is not for visitors: %s [SEC-21]', async (url) => {
    using built = aBuiltSite();
    await using app = await aTestApp({ clientFolder: built.folder });
    const answer = await app.fastify.inject(url);
    expect([302, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('entry-client');
  });
});

describe('limits', () => {
  it('take an address of 4,096 characters and no longer one [SEC-10]', async () => {
    await using app = await aTestApp();
    const status = async (length: number) =>
      (await app.fastify.inject(`/news?${'a'.repeat(length - '/news?'.length)}`)).statusCode;
    expect([await status(4_096), await status(4_097)]).toEqual([200, 414]);
  });

  it('take a body of 16,384 bytes and no larger one [SEC-10]', async () => {
    await using app = await aTestApp();
    const status = async (length: number) => {
      const payload = `{"a":"${'x'.repeat(length - '{"a":""}'.length)}"}`;
      return (await app.fastify.inject({ url: '/api/echo', ...json(payload) })).statusCode;
    };
    expect([await status(16_384), await status(16_385)]).toEqual([200, 413]);
  });

  it('take 8 kB of request line and headers and no more, and refuse with the security headers [SEC-10]', async () => {
    await using app = await aTestApp();
    const origin = await app.open();
    // The parser counts the address, names and values; the test finds its edge within 32 bytes of the limit.
    const ask = (length: number) =>
      rawExchange(
        origin,
        `GET /news HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-A: ${'a'.repeat(length)}\r\n\r\n`,
      );
    expect(statusOf(await ask(8_192 - 64))).toBe(200);
    const refused = await ask(8_192);
    expect(statusOf(refused)).toBe(431);
    expect(refused).toContain("content-security-policy: default-src 'none'");
    expect(refused).toContain('x-frame-options: DENY');
  });

  it('take JSON of eight levels and no deeper one [SEC-10]', async () => {
    await using app = await aTestApp();
    const status = async (depth: number) => {
      const payload = '['.repeat(depth) + ']'.repeat(depth);
      return (await app.fastify.inject({ url: '/api/echo', ...json(payload) })).statusCode;
    };
    expect([await status(8), await status(9), await status(8_000)]).toEqual([200, 400, 400]);
  });

  it('refuse bodies that would change every object [SEC-13]', async () => {
    await using app = await aTestApp();
    for (const payload of ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}']) {
      expect((await app.fastify.inject({ url: '/api/echo', ...json(payload) })).statusCode).toBe(400);
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('the mobile site', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
  const environment = { MOBILE_SITE_URL: 'https://m.bank.example/' };

  it('takes phones at the root, in an answer that no shared cache keeps [S1-mobile] [S9-env]', async () => {
    await using app = await aTestApp({ environment });
    const answer = await app.fastify.inject({ url: '/', headers: { 'user-agent': phone } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://m.bank.example/']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const desktop = await app.fastify.inject('/');
    expect([desktop.headers.location, desktop.headers['cache-control']]).toEqual([
      '/personal',
      'private, no-store',
    ]);
  });

  it('takes nobody when none is configured [S1-mobile]', async () => {
    await using app = await aTestApp();
    const answer = await app.fastify.inject({ url: '/', headers: { 'user-agent': phone } });
    expect([answer.headers.location, answer.headers['cache-control']]).toEqual([
      '/personal',
      'public, max-age=0, s-maxage=60',
    ]);
  });
});

describe('the log', () => {
  it('holds no query value, no full address and no user agent, whatever comes [SEC-20]', async () => {
    await using app = await aTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } });
    const evil = ['13800138000', '%0d%0a{"level":"fatal"}', '"}{', '<script>', '110101199003070011'];
    for (const value of evil) {
      const headers = {
        'user-agent': `agent-${value.slice(0, 4)}-secret`,
        'x-forwarded-for': '203.0.113.77',
      };
      for (const url of [
        `/news?keyword=${value}`,
        `/news?${value}`,
        `/${value}`,
        `/api/version?q=${value}`,
      ]) {
        await app.fastify.inject({ url, headers });
      }
    }
    const text = app.logText();
    expect(app.lines().length).toBeGreaterThanOrEqual(20);
    for (const hidden of ['13800138000', '110101199003070011', '203.0.113.77', 'secret', 'fatal"}']) {
      expect(text).not.toContain(hidden);
    }
    expect(text).toContain('203.0.113.0/24');
    expect(text).toContain('/news?keyword');
    const line = app.lines().find(({ msg }) => msg === 'request');
    expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/);
    expect(line).toMatchObject({ level: 'info', method: 'GET', status: 200 });
  });
});
