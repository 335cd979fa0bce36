import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { publishedNow } from '../content/published.ts';
import { createLog } from '../operation/log.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';
import { toCachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';
import { PagePacking } from './page-packing.ts';
import { SpareTime } from '../http/bodies/spare-time.ts';
import { warmUp } from './warm-up.ts';

const OFTEN = 16;
const environment = { LOG_LEVEL: 'silent' };
const log = createLog('silent');
const WORDS = Array.from({ length: 2_000 }, (_, n) => ((n * 7919) % 997).toString(36)).join(' ');

/** Asks at the socket and leaves the bytes as they came. */
async function asked({ origin }: { origin: string }, url: string, encoding = 'br') {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(origin + url, { headers: { 'accept-encoding': encoding }, agent: false }, resolve)
    .on('error', reject)
    .end();
  const answer = await promise;
  return { etag: String(answer.headers.etag), bytes: Buffer.concat(await answer.toArray()) };
}
const formsOf = (app: TestApp, url: string) => {
  const { br, gzip } = app.cache.peek(url)?.body ?? {};
  return { br: br?.etag, gzip: gzip?.etag };
};
const packedBest = /b-[\da-f]+"$/;
const packedQuickly = /5-[\da-f]+"$/;

async function anApp() {
  const app = await aTestApp({ environment });
  app.site.padding = WORDS;
  return { ...app, origin: await app.open() };
}

describe('packing of pages', () => {
  it('gives the first visitor a quick form, in the one encoding that was asked for', async () => {
    await using app = await anApp();
    const { etag, bytes } = await asked(app, '/news', 'gzip, br');
    expect(etag).toMatch(packedQuickly);
    expect(brotliDecompressSync(bytes).toString()).toContain(WORDS);
    expect(formsOf(app, '/news')).toEqual({ br: etag, gzip: undefined });

    const gzipped = await asked(app, '/news', 'gzip');
    expect(gunzipSync(gzipped.bytes).toString()).toContain(WORDS);
    expect(formsOf(app, '/news')).toEqual({ br: etag, gzip: gzipped.etag });
    await asked(app, '/personal', 'identity');
    expect(formsOf(app, '/personal')).toEqual({ br: undefined, gzip: undefined });
    expect(app.site.renders.get('/news')).toBe(1);
  });

  it('never gives its best to pages that are asked for once', async () => {
    await using app = await anApp();
    for (let number = 2; number < 40; number += 1) await asked(app, `/news?page=${number}`);
    await app.packing.idle();
    for (const url of app.cache.urls()) expect(formsOf(app, url).br).toMatch(packedQuickly);
    expect(app.cache.size).toBe(38);
  });

  it('gives its best to a page that is asked for again and again', async () => {
    await using app = await anApp();
    const quick = await asked(app, '/news');
    for (let times = 2; times < OFTEN; times += 1) await asked(app, '/news');
    await app.packing.idle();
    expect((await asked(app, '/news')).etag).toBe(quick.etag);
    await app.packing.idle();
    const best = await asked(app, '/news');
    expect(best.etag).toMatch(packedBest);
    expect(best.bytes.length).toBeLessThan(quick.bytes.length);
    expect(brotliDecompressSync(best.bytes)).toEqual(brotliDecompressSync(quick.bytes));
  });

  it('knows in the next version which pages are asked for again and again', async () => {
    await using app = await anApp();
    for (let times = 0; times < 2 * OFTEN; times += 1) await asked(app, '/news');
    await asked(app, '/personal');
    await app.packing.idle();
    app.store.activate(2);
    await app.content.look();
    for (const url of ['/news', '/personal']) await asked(app, url);
    await app.packing.idle();
    expect(formsOf(app, '/news').br).toMatch(packedBest);
    expect(formsOf(app, '/personal').br).toMatch(packedQuickly);
  });

  it('packs what is rendered ahead before anybody asks for it', async () => {
    await using app = await anApp();
    await warmUp(
      publishedNow(() => app.content.current()),
      app,
      () => app.content.current(),
      log,
    );
    await app.packing.idle();
    const ahead = app.cache.urls();
    expect(ahead.length).toBeGreaterThan(0);
    for (const url of ahead)
      expect(formsOf(app, url)).toEqual({ br: expect.stringMatching(packedBest), gzip: undefined });
    expect((await asked(app, String(ahead[0]))).etag).toMatch(packedBest);
  });

  it('spends little on what does not exist', async () => {
    await using app = await anApp();
    const missing = await asked(app, '/404');
    expect(missing.etag).toMatch(/1-[\da-f]+"$/);
    expect(brotliDecompressSync(missing.bytes).toString()).toContain(WORDS);
  });
});

describe('packing in spare time', () => {
  const html = `<p>${WORDS}</p>`;
  const aPage = (url: string, versionKey: string) =>
    toCachedPage(url, versionKey, { kind: 'html', status: 200, html, cacheable: true });

  async function aPacking(isBusy: () => boolean) {
    const app = await aTestApp({ environment });
    const cache = new PageCache(2 ** 22, app.metrics);
    const spareTime = new SpareTime(1, { isBusy, sleep: async () => new Promise(setImmediate) });
    const current = () => app.content.current();
    const packing = new PagePacking({
      cache,
      current,
      metrics: app.metrics,
      log,
      spareTime,
    });
    const { key: versionKey } = publishedNow(current).version;
    return { app, cache, packing, versionKey, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
  }
  const best = ({ cache }: { cache: PageCache }) =>
    cache.urls().filter((url) => packedBest.test(String(cache.peek(url)?.body.br?.etag)));

  it('drops what belongs to a version that is no longer shown', async () => {
    let isBusy = true;
    await using parts = await aPacking(() => isBusy);
    const { app } = parts;
    for (const url of ['/a', '/b', '/c']) {
      parts.cache.put(aPage(url, parts.versionKey));
      parts.packing.packAhead(url);
    }
    app.store.activate(2);
    await app.content.look();
    isBusy = false;
    await parts.packing.idle();
    expect(best(parts)).toEqual([]);
    expect(await app.metrics.register.getSingleMetricAsString('pages_to_pack')).toContain('pages_to_pack 0');
  });

  it('begins with what visitors ask for', async () => {
    let isBusy = true;
    await using parts = await aPacking(() => isBusy);
    const order: string[] = [];
    const add = parts.cache.addForm.bind(parts.cache);
    parts.cache.addForm = (page, ...form) => {
      order.push(page.url);
      add(page, ...form);
    };
    for (const url of ['/a', '/b', '/c']) {
      parts.cache.put(aPage(url, parts.versionKey));
      parts.packing.packAhead(url);
    }
    const wanted = aPage('/c', parts.versionKey);
    for (let times = 0; times < OFTEN; times += 1) parts.packing.count(wanted);
    isBusy = false;
    await parts.packing.idle();
    expect(order).toEqual(['/a', '/c', '/b']);
  });

  it('packs once for all who wait for the same form', async () => {
    await using parts = await aPacking(() => false);
    const page = aPage('/a', parts.versionKey);
    parts.cache.put(page);
    const all = await Promise.all(Array.from({ length: 50 }, () => parts.packing.forVisitor(page, 'br')));
    expect(new Set(all.map(({ body }) => body.br)).size).toBe(1);
    expect(parts.cache.peek('/a')?.body.br).toEqual(all[0]?.body.br);
  });

  it('packs again what was packed before for a copy that has left the cache', async () => {
    await using parts = await aPacking(() => false);
    const page = aPage('/a', parts.versionKey);
    const first = await parts.packing.forVisitor(page, 'br');
    expect((await parts.packing.forVisitor(first, 'br')).body.br).toBe(first.body.br);
    expect((await parts.packing.forVisitor(page, 'br')).body.br).not.toBe(first.body.br);
    expect(await parts.packing.forVisitor(page, undefined)).toBe(page);
  });

  it('keeps the best form that came while a quick one was made', async () => {
    await using parts = await aPacking(() => false);
    const page = aPage('/a', parts.versionKey);
    parts.cache.put(page);
    const quick = parts.packing.forVisitor(page, 'br');
    const smallest = { bytes: Buffer.from('best'), etag: '"best"', form: 'b' } as const;
    parts.cache.addForm(page, 'br', smallest);
    await quick;
    expect(parts.cache.peek('/a')?.body.br).toEqual(smallest);
  });

  it('leaves a page that cannot be packed as it is, tells the operator, and goes on', async () => {
    await using parts = await aPacking(() => false);
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const add = parts.cache.addForm.bind(parts.cache);
    parts.cache.addForm = (page, ...form) => {
      if (page.url === '/a?page=2') throw new Error('no memory');
      add(page, ...form);
    };
    for (const url of ['/a?page=2', '/b']) {
      parts.cache.put(aPage(url, parts.versionKey));
      parts.packing.packAhead(url);
    }
    await parts.packing.idle();
    expect(best(parts)).toEqual(['/b']);
    expect(told.mock.calls).toMatchObject([
      [{ err: { message: 'no memory' }, path: '/a' }, expect.anything()],
    ]);
    told.mockRestore();
  });
});
