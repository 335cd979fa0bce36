import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../http/bodies/accepted-encoding.ts';
import { packed } from '../http/bodies/encoded-body.ts';
import { createMetrics } from '../operation/metrics.ts';
import { toCachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';

const html = 'x'.repeat(10_000);
/** Text of 10,000 letters that packs to half at best, another for each number. */
const unlike = (number: number) =>
  Array.from({ length: 79 }, (_, n) => hash('sha512', `${number} ${n}`, 'hex')).join('');
const aPage = (url: string, status: 200 | 404 = 200) =>
  toCachedPage(url, 'v1', { kind: 'html', status, html, cacheable: true });

describe('PageCache', () => {
  it('keeps its pages, whatever number of addresses without one is tried', () => {
    const cache = new PageCache(2 ** 20, createMetrics());
    for (let n = 0; n < 50; n += 1) cache.put(aPage(`/news?page=${n}`));
    for (let n = 0; n < 1_000; n += 1) cache.put(aPage(`/detail?id=none-${n}`, 404));
    expect(cache.urls()).toHaveLength(50);
    expect(cache.fresh('/detail?id=none-999', 'v1')?.status).toBe(404);
    expect(cache.fresh('/detail?id=none-1', 'v1')).toBeUndefined();
    expect(cache.bytes).toBeLessThanOrEqual(2 ** 20);
  });

  it('gives an eighth of its room to what does not exist, and the rest to its pages', () => {
    const cache = new PageCache(2 ** 20, createMetrics());
    for (let n = 0; n < 200; n += 1) cache.put(aPage(`/news?page=${n}`));
    expect(cache.bytes).toBeLessThanOrEqual((2 ** 20 * 7) / 8);
    expect(cache.bytes).toBeGreaterThan((2 ** 20 * 6) / 8);
    const pages = cache.bytes;
    for (let n = 0; n < 200; n += 1) cache.put(aPage(`/detail?id=${n}`, 404));
    expect(cache.bytes - pages).toBeLessThanOrEqual(2 ** 20 / 8);
    expect(cache.bytes - pages).toBeGreaterThan(2 ** 20 / 16);
  });

  it('keeps a page in its packed form alone, from which every other one is made', async () => {
    const cache = new PageCache(2 ** 20, createMetrics());
    const page = aPage('/news');
    cache.put(page);
    const br = await packed(page.body, 'br');
    cache.addForm(page, 'br', br);
    expect(cache.bytes).toBeLessThan(3_000);
    const { body } = cache.any('/news') ?? page;
    expect(chooseEncoding(body, 'br').representation).toEqual(br);
    const { encoding, representation } = chooseEncoding(body, undefined);
    expect([encoding, representation]).toEqual([
      'identity',
      chooseEncoding(page.body, undefined).representation,
    ]);
    expect((await packed(body, 'gzip')).etag).toBe((await packed(page.body, 'gzip')).etag);
  });

  it('maps memory for each packed page, up to a size at which the system would run out of mappings', async () => {
    const page = aPage('/news');
    const br = await packed(page.body, 'br');
    const keptBy = (limit: number) => {
      const cache = new PageCache(limit, createMetrics());
      cache.put(page);
      cache.addForm(page, 'br', br);
      return cache.any('/news')?.body.br?.bytes.buffer as ArrayBuffer;
    };
    expect([keptBy(2 ** 20).resizable, keptBy(2 ** 30).resizable]).toEqual([true, false]);
    expect(keptBy(2 ** 20).byteLength).toBe(br.bytes.length);
  });

  it('keeps a page that was asked for in gzip alone in gzip alone', async () => {
    const cache = new PageCache(2 ** 20, createMetrics());
    const page = aPage('/news');
    cache.put(page);
    cache.addForm(page, 'gzip', await packed(page.body, 'gzip'));
    expect(cache.bytes).toBeLessThan(3_000);
    const { body } = cache.any('/news') ?? page;
    expect(chooseEncoding(body, undefined).representation.bytes.toString()).toBe(html);
  });

  it('keeps most of what is read in turn, in brotli, where there is no room for all in two forms', async () => {
    const cache = new PageCache(2 ** 18, createMetrics());
    // 2 kB stand around each, so that there is room for some 95.
    const urls = Array.from({ length: 110 }, (_, n) => `/news?page=${n}`);
    let found = 0;
    for (let round = 0; round < 3; round += 1) {
      for (const url of urls) {
        const kept = cache.fresh(url, 'v1');
        if (round === 2 && kept !== undefined) found += 1;
        const page = kept ?? aPage(url);
        if (kept === undefined) cache.put(page);
        for (const encoding of ['br', 'gzip'] as const) {
          const form = page.body[encoding] ?? (await packed(page.body, encoding));
          cache.addForm(page, encoding, form);
        }
      }
    }
    expect(found).toBeGreaterThan(85);
    expect(cache.bytes).toBeLessThanOrEqual(2 ** 18);
    expect(cache.urls().every((url) => cache.peek(url)?.body.br !== undefined)).toBe(true);
  });

  it('gives up second forms for pages that are new, and no page for a second form', async () => {
    const cache = new PageCache(2 ** 18, createMetrics());
    const keepIn = async (n: number, ...encodings: ('br' | 'gzip')[]) => {
      const rendered = { kind: 'html', status: 200, html: unlike(n), cacheable: true } as const;
      const page = cache.any(`/news?page=${n}`) ?? toCachedPage(`/news?page=${n}`, 'v1', rendered);
      cache.put(page);
      for (const encoding of encodings) cache.addForm(page, encoding, await packed(page.body, encoding));
    };
    const inBoth = () => cache.urls().filter((url) => cache.peek(url)?.body.gzip !== undefined).length;
    for (let n = 0; n < 15; n += 1) await keepIn(n, 'br', 'gzip');
    expect(inBoth()).toBe(15);
    for (let n = 15; n < 25; n += 1) await keepIn(n, 'br');
    expect([cache.urls().length, inBoth() < 15]).toEqual([25, true]);
    for (let n = 25; n < 40; n += 1) await keepIn(n, 'br');
    const full = cache.urls().length;
    for (let n = 0; n < 15; n += 1) await keepIn(n, 'gzip');
    expect([cache.urls().length, inBoth()]).toEqual([full, 0]);
  });

  it('gives no form to a page whose text is another one by then', async () => {
    const cache = new PageCache(2 ** 20, createMetrics());
    const before = toCachedPage('/news', 'v0', {
      kind: 'html',
      status: 200,
      html: 'y'.repeat(9_000),
      cacheable: true,
    });
    cache.put(aPage('/news'));
    cache.addForm(before, 'br', await packed(before.body, 'br'));
    expect(cache.any('/news')?.body.br).toBeUndefined();
  });

  it('holds one of both where a page goes or comes back', () => {
    const cache = new PageCache(2 ** 20, createMetrics());
    for (const status of [200, 404, 200] as const) {
      cache.put(aPage('/news', status));
      expect([cache.size, cache.any('/news')?.status]).toEqual([1, status]);
    }
  });
});

describe('a cached page', () => {
  const made = (status: 200 | 404, cacheable: boolean, askedBefore?: number) =>
    toCachedPage('/news', 'v1', { kind: 'html', status, html, cacheable }, askedBefore);

  it('says how long it may be kept by what it is', () => {
    expect(made(200, true).cacheControl).toContain('s-maxage=30');
    expect(made(404, true).cacheControl).toContain('s-maxage=60');
    expect(made(200, false).cacheControl).toBe('no-store');
  });

  it('takes the room of its bytes, of its address twice and of what stands around them', () => {
    expect(made(200, true).bytes).toBe(html.length + 2 * '/news'.length + 2_048);
  });

  it('begins with half of the visitors of the version before it', () => {
    expect([made(200, true), made(200, true, 7)].map(({ asked }) => asked.times)).toEqual([0, 3]);
  });
});
