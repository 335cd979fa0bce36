import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Published } from '../content/published.ts';
import { encodeBody, identityOf } from '../http/bodies/encoded-body.ts';
import { createLog } from '../operation/log.ts';
import { createMetrics } from '../operation/metrics.ts';
import { toCachedPage, withBody } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { createQuickPages } from './quick-pages.ts';

const html = '<p>存款利率</p>'.repeat(200);

/** Quick pages over a cache that holds /news of version v1, plain and packed. */
async function quickPages(level: 'info' | 'warn' = 'info', version: string | undefined = 'v1') {
  const metrics = createMetrics();
  const cache = new PageCache(2 ** 20, metrics);
  const plain = toCachedPage('/news', 'v1', { kind: 'html', status: 200, html, cacheable: true });
  const page = withBody(plain, await encodeBody(Buffer.from(html), true));
  cache.put(page);
  const counted: string[] = [];
  const lines: string[] = [];
  const answer = createQuickPages({
    cache,
    turns: { noteQuick: () => {} },
    packing: { count: ({ url }) => counted.push(url) },
    current: () => (version === undefined ? undefined : ({ version: { key: version } } as Published)),
    securityHeaders: { 'x-frame-options': 'DENY' },
    isTrusted: () => false,
    nextRequestId: () => 'r1',
    metrics,
    log: createLog(level, { write: (line) => void lines.push(line) }),
  });
  const ask = (url: string | undefined, headers: Record<string, string> = {}, method = 'GET') => {
    const sent: { status?: number; headers?: string[]; bytes?: Buffer | undefined } = {};
    const response = {
      writeHead: (status: number, names: string[]) => Object.assign(sent, { status, headers: names }),
      end: (bytes: Buffer | undefined) => Object.assign(sent, { bytes }),
    };
    const request = { method, url, headers, socket: { remoteAddress: '203.0.113.9' } };
    const isAnswered = answer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    return { isAnswered, ...sent };
  };
  const counts = async (name: string) =>
    (await metrics.register.getSingleMetricAsString(name))
      .split('\n')
      .filter((line) => / [1-9]\d*$/.test(line));
  return { ask, cache, page, counted, counts, logged: () => lines.map((line) => JSON.parse(line) as object) };
}

describe('a page that is cached under its address', () => {
  it('is answered whole, with its type, the headers of safety and its own', async () => {
    const { ask, page, counted, counts, logged } = await quickPages();
    const { isAnswered, status, headers = [], bytes } = ask('/news', { 'accept-encoding': 'br' });
    expect([isAnswered, status]).toEqual([true, 200]);
    expect(bytes).toBe(page.body.br?.bytes);
    const named = Object.fromEntries(
      headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])),
    );
    expect(named).toMatchObject({
      'x-frame-options': 'DENY',
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      etag: page.body.br?.etag,
    });
    expect(counted).toEqual(['/news']);
    expect(await counts('page_cache_total')).toEqual(['page_cache_total{result="hit"} 1']);
    expect(await counts('http_requests_total')).toEqual(['http_requests_total{kind="page",status="200"} 1']);
    expect(logged()).toMatchObject([
      { requestId: 'r1', method: 'GET', path: '/news', status: 200, cache: 'hit', msg: 'request' },
    ]);
  });

  it('is answered without bytes to whoever holds it', async () => {
    const { ask, page, counts } = await quickPages();
    const held = { 'if-none-match': identityOf(page.body).etag };
    const { isAnswered, status, bytes, headers } = ask('/news', held);
    expect([isAnswered, status, bytes]).toEqual([true, 304, undefined]);
    expect(ask('/news', held).headers).toBe(headers);
    expect(ask('/news').status).toBe(200);
    expect(await counts('page_cache_total')).toEqual([
      'page_cache_total{result="not-modified"} 2',
      'page_cache_total{result="hit"} 1',
    ]);
  });

  it('is put together once for all who get the same', async () => {
    const { ask } = await quickPages();
    expect(ask('/news').headers).toBe(ask('/news', {}, 'HEAD').headers);
    expect(ask('/news', { 'accept-encoding': 'br' }).headers).not.toBe(ask('/news').headers);
  });

  it('goes the long way for another method, address, version or form', async () => {
    const { ask, page, cache, counted } = await quickPages();
    expect(ask('/news', {}, 'POST').isAnswered).toBe(false);
    expect(ask('/news?utm=1').isAnswered).toBe(false);
    expect(ask(undefined).isAnswered).toBe(false);
    const { br: _, ...unpacked } = page.body;
    cache.put(withBody(page, unpacked));
    expect(ask('/news', { 'accept-encoding': 'br' }).isAnswered).toBe(false);
    expect(counted).toEqual([]);
    expect((await quickPages('info', 'v2')).ask('/news').isAnswered).toBe(false);
  });

  it('is written to the log only where requests are', async () => {
    const { ask, logged } = await quickPages('warn');
    expect(ask('/news').isAnswered).toBe(true);
    expect(logged()).toEqual([]);
  });
});
