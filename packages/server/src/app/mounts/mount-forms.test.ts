import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aTestApp } from '../../testing/test-app.ts';

const form = (payload = 'staffNo=011200', headers: Record<string, string> = {}) =>
  ({
    method: 'POST',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  }) as const;

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-forms-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a form without script', () => {
  it('is answered with its page, for this visitor alone [S2-personal]', async () => {
    await using app = await aTestApp();
    const first = await app.fastify.inject({ url: '/form', ...form('name=%E5%BC%A0%E6%99%93') });
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.body).toContain('{"name":"张晓"}');
    expect(first.body).toContain('one visitor’s answer');
    const other = await app.fastify.inject({ url: '/form', ...form('name=b') });
    expect(other.body).toContain('{"name":"b"}');
    expect(app.cache.any('/form')).toBeUndefined();
    expect((await app.fastify.inject('/form')).body).not.toContain('name');
  });

  it.each([
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example', host: 'www.bank.example' }],
    ['an origin that is none', { origin: 'null', host: 'www.bank.example' }],
  ])('is refused when it comes from %s', async (_from, headers) => {
    await using app = await aTestApp();
    expect((await app.fastify.inject({ url: '/form', ...form('a=b', headers) })).statusCode).toBe(403);
  });

  it.each([
    ['its own page', { 'sec-fetch-site': 'same-origin' }],
    ['its own origin', { origin: 'https://www.bank.example', host: 'www.bank.example' }],
    ['a program', {}],
  ])('is taken when it comes from %s', async (_from, headers) => {
    await using app = await aTestApp();
    expect((await app.fastify.inject({ url: '/form', ...form('a=b', headers) })).statusCode).toBe(200);
  });

  it.each([
    ['a page that takes none', '/news', form(), 405],
    ['no page at all', '/nowhere', form(), 405],
    [
      'a body that is no form',
      '/form',
      { ...form('{}'), headers: { 'content-type': 'application/json' } },
      415,
    ],
    ['a field that comes twice', '/form', form('a=1&a=2'), 400],
    [
      'more fields than a form has',
      '/form',
      form(Array.from({ length: 40 }, (_, i) => `a${i}=`).join('&')),
      400,
    ],
    ['a body that is too large', '/form', form(`a=${'x'.repeat(20_000)}`), 413],
    ['an unknown call', '/api/nothing', form(), 404],
  ])('is refused: %s', async (_kind, url, request, status) => {
    await using app = await aTestApp();
    const answer = await app.fastify.inject({ url, ...request });
    expect(answer.statusCode).toBe(status);
    if (status === 405) expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  it('may be sent thirty times a minute, whatever X-Forwarded-For says [SEC-12]', async () => {
    await using app = await aTestApp();
    const statuses: number[] = [];
    for (let i = 0; i < 33; i += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}` };
      statuses.push((await app.fastify.inject({ url: '/form', ...form('a=b', headers) })).statusCode);
    }
    // A visitor's call is the tighter limit: the page comes back and says so, with the status of the call.
    expect(statuses).toEqual([
      ...Array<number>(10).fill(200),
      ...Array<number>(20).fill(429),
      ...Array<number>(3).fill(429),
    ]);
    const refused = await app.fastify.inject({ url: '/form', ...form() });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused.body).toContain('操作过于频繁');
  });
});

describe('a limited call', () => {
  const ask = { method: 'POST', url: '/api/limited', payload: {} } as const;
  const statusesOf = async (app: Awaited<ReturnType<typeof aTestApp>>, more: (i: number) => object) => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await app.fastify.inject({ ...ask, ...more(i) })).statusCode);
    }
    return statuses;
  };
  const tenOfTwelve = [...Array<number>(10).fill(200), 429, 429];

  it('is answered ten times a minute, and a forged address changes nothing [SEC-12]', async () => {
    await using app = await aTestApp();
    const forged = (i: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${i}` } });
    expect(await statusesOf(app, forged)).toEqual(tenOfTwelve);
  });

  it('counts the visitors behind a trusted proxy apart, and an IPv6 network as one [SEC-12]', async () => {
    await using app = await aTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } });
    const behind = (address: (i: number) => string) => (i: number) => ({
      headers: { 'x-forwarded-for': address(i) },
    });
    expect(
      await statusesOf(
        app,
        behind((i) => `203.0.113.${i}`),
      ),
    ).toEqual(Array<number>(12).fill(200));
    expect(
      await statusesOf(
        app,
        behind((i) => `2001:db8:0:7::${i}`),
      ),
    ).toEqual(tenOfTwelve);
    // What a visitor writes further left proves nothing.
    expect(
      await statusesOf(
        app,
        behind((i) => `198.51.100.${i}, 192.0.2.9`),
      ),
    ).toEqual(tenOfTwelve);
  });

  it('leaves pages alone: two hundred readers behind one address [SEC-12]', async () => {
    await using app = await aTestApp();
    for (let i = 0; i < 200; i += 1) {
      expect((await app.fastify.inject(`/news?page=${1 + (i % 9)}`)).statusCode).toBe(200);
    }
  });
});

describe('without the visits store', () => {
  it('pages are served, and only what needs the store answers 503 [REL-4]', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'visits.db'), 'This is no database. '.repeat(60));
    await using app = await aTestApp({ environment: { BANK_DATA_DIR: folder } });
    expect((await app.fastify.inject('/news')).statusCode).toBe(200);
    const kept = await app.fastify.inject({ method: 'POST', url: '/api/kept', payload: {} });
    expect(kept.statusCode).toBe(503);
    expect(kept.json()).toMatchObject({ code: 50300, data: null });
    expect(kept.headers['retry-after']).toBe('5');
    expect(kept.body).not.toContain(folder);
    expect((await app.fastify.inject('/personal')).statusCode).toBe(200);
  });
});
