import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Rendered, Resolved, Site } from '@bank/site/render-contract';
import type { Published } from '../content/published.ts';
import { Admission } from '../http/overload/admission.ts';
import { Overloaded } from '../http/overload/overloaded.ts';
import { RequestRefused, TooManyRequests } from '../http/limits/request-refused.ts';
import { createLog } from '../operation/log.ts';
import { createMetrics } from '../operation/metrics.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';
import { PageCache } from './page-cache.ts';
import { Pages } from './pages.ts';

const page = (app: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ url, headers });
const versionsIn = (html: string) => /data-versions="([^"]*)"/.exec(html)?.[1];

// The machine may be busy with other tests; how long these take proves nothing.
describe('pages', () => {
  it('are rendered once for a thousand visitors at the same moment [REL-14]', async () => {
    await using app = await aTestApp();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => page(app, '/news')));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(app.site.renders.get('/news')).toBe(1);
  });

  it('are rendered once for 10,000 random query strings that mean the same page [SEC-14]', async () => {
    await using app = await aTestApp({ environment: { LOG_LEVEL: 'silent' } });
    for (let i = 0; i < 10_000; i += 1) {
      const noise = `utm_${(i * 7919) % 10_007}=${i}`;
      const answer = await page(app, `/news?${i % 2 ? `${noise}&page=2&x=${i}` : `page=1&${noise}`}`);
      expect(answer.statusCode).toBe(200);
    }
    expect(Object.fromEntries(app.site.renders)).toEqual({ '/news': 1, '/news?page=2': 1 });
    expect(app.cache.urls().sort()).toEqual(['/news', '/news?page=2']);
  });

  it('come in brotli, gzip or plain, each with its own strong ETag', async () => {
    await using app = await aTestApp();
    const plain = await page(app, '/news');
    const brotli = await page(app, '/news', { 'accept-encoding': 'gzip, br' });
    const gzipped = await page(app, '/news', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, brotli, gzipped].map((answer) => answer.headers.etag)).size).toBe(3);
    for (const answer of [plain, brotli, gzipped]) {
      expect(answer.headers.etag).toMatch(/^"[\w-]+"$/);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['cache-control']).toBe(
        'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400',
      );
    }
  });

  it('answer 304 without a body when the visitor holds the page, and 200 after it changed', async () => {
    await using app = await aTestApp();
    await page(app, '/news');
    const { etag } = (await page(app, '/news', { 'accept-encoding': 'br' })).headers;
    const held = await page(app, '/news', { 'if-none-match': String(etag), 'accept-encoding': 'br' });
    expect([held.statusCode, held.body]).toEqual([304, '']);
    app.store.activate(2);
    await app.content.look();
    expect((await page(app, '/news', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('answer HEAD like GET, without the body', async () => {
    await using app = await aTestApp();
    const head = await app.fastify.inject({ method: 'HEAD', url: '/news' });
    const get = await page(app, '/news');
    expect(head.body).toBe('');
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  it('never mix two versions, whenever the content changes [REL-16]', async () => {
    await using app = await aTestApp({ environment: { LOG_LEVEL: 'silent' } });
    const seen = new Set<string | undefined>();
    for (let sequence = 2; sequence < 60; sequence += 1) {
      const asked = Promise.all([page(app, `/news?page=${sequence}`), page(app, '/personal')]);
      app.store.activate(sequence);
      await app.content.look();
      for (const { body } of [...(await asked), await page(app, '/news')]) seen.add(versionsIn(body));
    }
    for (const versions of seen) expect(versions).toMatch(/^(v\d+) \1$/);
    expect(seen.size).toBeGreaterThan(50);
    expect(versionsIn((await page(app, '/personal')).body)).toBe('v59 v59');
  });

  it('that a newer version overtook while they were rendered do not take the place of its pages [REL-16]', async () => {
    await using app = await aTestApp();
    const gate = Promise.withResolvers<void>();
    app.site.slowness = () => gate.promise;
    const overtaken = page(app, '/slow');
    await expect.poll(() => app.site.renders.get('/slow')).toBe(1);
    app.store.activate(2);
    await app.content.look();
    app.site.slowness = () => Promise.resolve();
    expect(versionsIn((await page(app, '/slow')).body)).toBe('v2 v2');
    gate.resolve();
    expect(versionsIn((await overtaken).body)).toBe('v1 v1');
    expect(versionsIn((await page(app, '/slow')).body)).toBe('v2 v2');
    expect(app.site.renders.get('/slow')).toBe(2);
  });

  it('stay available from the cache while the store is away, older ones marked for no cache [REL-4]', async () => {
    await using app = await aTestApp();
    await page(app, '/news');
    app.store.activate(2);
    await app.content.look();
    app.store.isAway = true;
    const stale = await page(app, '/news');
    expect(stale.statusCode).toBe(200);
    expect(versionsIn(stale.body)).toBe('v1 v1');
    expect(stale.headers['cache-control']).toBe('no-store');
    const never = await page(app, '/personal');
    expect([never.statusCode, never.headers['retry-after']]).toEqual([503, '5']);

    app.store.isAway = false;
    expect(versionsIn((await page(app, '/news')).body)).toBe('v2 v2');
    expect(await app.metrics.register.getSingleMetricAsString('page_cache_total')).toContain(
      'page_cache_total{result="stale"} 1',
    );
  });

  it('tell of a failed rendering with an error page and the id under which the log holds the cause [SEC-21]', async () => {
    await using app = await aTestApp();
    const answer = await page(app, '/broken');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(answer.body).not.toContain('secret');
    const line = app.lines().find(({ msg }) => msg === 'request failed');
    expect(line?.['err']).toMatchObject({ message: 'a secret detail of /srv/site/page.tsx' });
    expect(answer.body).toContain(String(line?.['requestId']));
  });

  it('are rendered again after a failure: what failed is kept by nobody [REL-4]', async () => {
    await using app = await aTestApp();
    const failed = await Promise.all([page(app, '/broken'), page(app, '/broken')]);
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect(app.cache.size).toBe(0);
    expect((await page(app, '/broken')).statusCode).toBe(500);
    app.site.isMended = true;
    expect((await page(app, '/broken')).statusCode).toBe(200);
    expect(app.cache.urls()).toEqual(['/broken']);
  });

  it('that are not to be cached are rendered for each visitor, and say so [REL-4]', async () => {
    await using app = await aTestApp();
    app.site.isCacheable = false;
    for (let i = 0; i < 2; i += 1) {
      const answer = await page(app, '/news');
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    expect(app.site.renders.get('/news')).toBe(2);
    expect(app.cache.size).toBe(0);
  });

  it('do not crowd the memory: the cache keeps its limit [PERF-3]', async () => {
    await using app = await aTestApp({ environment: { PAGE_CACHE_MB: '1', LOG_LEVEL: 'silent' } });
    app.site.padding = Array.from({ length: 9_000 }, (_, n) => ((n * 7919) % 9973).toString(36)).join(' ');
    for (let number = 2; number < 120; number += 1) await page(app, `/news?page=${number}`);
    expect(app.cache.bytes).toBeLessThanOrEqual(2 ** 20);
    expect(app.cache.size).toBeGreaterThan(5);
    expect((await page(app, '/news?page=119')).statusCode).toBe(200);
    expect(app.site.renders.get('/news?page=119')).toBe(1);
  });

  it('redirect to canonical addresses and to the not-found page, never off the site [SEC-7]', async () => {
    await using app = await aTestApp();
    expect((await page(app, '/NEWS')).headers.location).toBe('/news');
    expect((await page(app, '/nowhere')).headers.location).toBe('/404');
    const missing = await page(app, '/404');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([
      404,
      'public, max-age=0, s-maxage=60',
    ]);
    const offSite = await page(app, '/off-site');
    expect([offSite.statusCode, offSite.headers.location]).toEqual([500, undefined]);
  });

  it('are told to come back later when no release was ever loaded', async () => {
    await using app = await aTestApp();
    app.content.current = () => undefined;
    expect((await page(app, '/news')).statusCode).toBe(503);
    expect((await page(app, '/api/version')).json()).toMatchObject({ code: 50300 });
  });
});

/** Pages of a site that answers as the test says, without any server around them. */
function pagesOf(
  site: Partial<Site>,
  more: { admit?: () => number | undefined; isCaching?: boolean; admission?: Pick<Admission, 'render'> } = {},
) {
  const metrics = createMetrics();
  const cache = new PageCache(2 ** 20, metrics);
  const kept: string[] = [];
  let published: Published | undefined = {
    site: { resolve: () => place(), render: async () => HTML, ...site },
    version: { key: 'v1' },
    transport: () => Promise.reject(new Error('no call is made')),
  } as unknown as Published;
  const pages = new Pages({
    current: () => published,
    cache,
    packing: { isKept: ({ url }) => kept.push(url) },
    admission: more.admission ?? new Admission(),
    render: { assets: () => ({}) as never, environment: {} as never, origin: 'https://bank.example' },
    isCaching: more.isCaching ?? true,
    admit: more.admit ?? (() => undefined),
    metrics,
    log: createLog('silent'),
  });
  const becomes = (next: Published | undefined) => (published = next);
  const isOf = (key: string) =>
    published && becomes({ ...published, version: { ...published.version, key } });
  return { pages, cache, kept, metrics, becomes, isOf };
}
const HTML: Rendered = { kind: 'html', status: 200, html: '<p>', cacheable: true };
const place = (more: Partial<Extract<Resolved, { kind: 'page' }>> = {}): Resolved => ({
  kind: 'page',
  url: '/news',
  language: 'CN',
  record: {} as never,
  takesForm: false,
  ...more,
});
const noForm = new RequestRefused(405, 'This page takes no form.');

describe('pages by themselves', () => {
  it('are rendered the first time, and then come from the cache', async () => {
    const { pages, cache, kept, metrics } = pagesOf({});
    expect(await pages.answer('/news')).toMatchObject({
      kind: 'page',
      result: 'miss',
      page: { url: '/news' },
    });
    expect(await pages.answer('/news')).toEqual({ kind: 'page', result: 'hit', page: cache.peek('/news') });
    expect(kept).toEqual(['/news']);
    expect(await metrics.register.getSingleMetricAsString('page_render_seconds')).toContain('_count 1');
  });

  it('are rendered each time in development', async () => {
    const { pages, cache } = pagesOf({}, { isCaching: false });
    for (const _ of [1, 2]) expect(await pages.answer('/news')).toMatchObject({ result: 'miss' });
    expect(cache.size).toBe(0);
  });

  it('may redirect when they are rendered', async () => {
    const { pages, cache } = pagesOf({
      render: async () => ({ kind: 'redirect', location: '/list', status: 302 }),
    });
    expect(await pages.answer('/news')).toEqual({ kind: 'redirect', location: '/list', status: 302 });
    expect(cache.size).toBe(0);
  });

  it('count for a visitor where they have a limit, and only there', async () => {
    const limited = { resolve: () => place({ limit: 'search' }) };
    const refusing = pagesOf(limited, { admit: () => 7 });
    await expect(refusing.pages.answer('/news', 'a')).rejects.toThrow(new TooManyRequests(7));
    expect(await refusing.pages.answer('/news')).toMatchObject({ result: 'miss' });
    expect(await pagesOf({}, { admit: () => 7 }).pages.answer('/news', 'a')).toMatchObject({
      result: 'miss',
    });
    expect(await pagesOf(limited).pages.answer('/news', 'a')).toMatchObject({ result: 'miss' });
  });

  it('take a form where the site says so, and perhaps while there is no content', () => {
    expect(pagesOf({ resolve: () => place({ takesForm: true }) }).pages.takesForm('/form')).toBe(true);
    expect(pagesOf({}).pages.takesForm('/news')).toBe(false);
    const elsewhere: Resolved = { kind: 'unknown', location: '/404' };
    const { pages, becomes } = pagesOf({ resolve: () => elsewhere });
    expect(pages.takesForm('/nowhere')).toBe(false);
    becomes(undefined);
    expect(pages.takesForm('/nowhere')).toBe(true);
  });

  it('answer a form with a page that nobody keeps', async () => {
    const { pages, cache } = pagesOf({ resolve: () => place({ takesForm: true }) });
    const transport = () => Promise.reject(new Error('no call is made'));
    const answered = await pages.answerForm('/form', 'a', { name: 'b' }, () => transport);
    expect(answered).toMatchObject({ url: '/news', versionKey: 'v1', cacheControl: 'no-store' });
    expect(cache.size).toBe(0);
    await expect(pagesOf({}).pages.answerForm('/news', 'a', {}, () => transport)).rejects.toThrow(noForm);
    const unknown = pagesOf({ resolve: () => ({ kind: 'unknown', location: '/404' }) });
    await expect(unknown.pages.answerForm('/x', 'a', {}, () => transport)).rejects.toThrow(noForm);
    const redirecting = pagesOf({
      resolve: () => place({ takesForm: true }),
      render: async () => ({ kind: 'redirect', location: '/list', status: 302 }),
    });
    await expect(redirecting.pages.answerForm('/form', 'a', {}, () => transport)).rejects.toThrow(
      'A page that takes a form is no page of its own',
    );
  });

  it('are those of an older version while they are refused, and refused where there is none [REL-13]', async () => {
    const full = new Overloaded();
    let isFull = false;
    const admission = new Admission();
    const render: Admission['render'] = (visitor, work) =>
      isFull ? Promise.reject(full) : admission.render(visitor, work);
    const { pages, isOf } = pagesOf({ resolve: (url) => place({ url }) }, { admission: { render } });
    await pages.answer('/news', 'a');
    isOf('v2');
    isFull = true;
    expect(await pages.answer('/news', 'a')).toMatchObject({ result: 'stale', page: { versionKey: 'v1' } });
    await expect(pages.answer('/other', 'a')).rejects.toBe(full);
    expect([pages.takesRendering('/news'), pages.takesRendering('/other')]).toEqual([false, true]);
  });

  it('are waited for together with whoever has the next turn, when there is none for all [REL-13] [REL-14]', async () => {
    const gate = Promise.withResolvers<void>();
    const admission = new Admission();
    let asked = 0;
    const render: Admission['render'] = async (visitor, work) => {
      if ((asked += 1) > 1) throw new Overloaded();
      await gate.promise;
      return admission.render(visitor, work);
    };
    let renders = 0;
    const rendered = async () => {
      renders += 1;
      return HTML;
    };
    const { pages } = pagesOf({ render: rendered }, { admission: { render } });
    const all = ['a', 'a', 'b', 'c'].map((visitor) => pages.answer('/news', visitor));
    gate.resolve();
    expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual(Array(4).fill('page'));
    expect(renders).toBe(1);
  });

  it('are counted where they fail by a fault of ours', async () => {
    const { pages, metrics } = pagesOf({ render: () => Promise.reject(new Error('a fault')) });
    await expect(pages.answer('/news')).rejects.toThrow('a fault');
    expect(await metrics.register.getSingleMetricAsString('page_render_failures_total')).toContain(
      'reason="error"} 1',
    );
  });
});
