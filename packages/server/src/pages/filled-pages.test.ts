import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aTestApp } from '../testing/test-app.ts';

const environment = { LOG_LEVEL: 'silent' };

describe('pages of a mould', () => {
  it('are sent whole in the form that a visitor takes, as what is not there [S2-404]', async () => {
    await using app = await aTestApp({ environment });
    const ask = (encoding?: string) =>
      app.fastify.inject({
        url: '/item?id=none-1',
        headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
      });
    const [plain, brotli, gzipped] = [await ask(), await ask('gzip, br'), await ask('gzip')];
    const [before = '', between = '', after = ''] = app.site.mould.pieces.map(String);
    expect(plain.body).toBe(`${before}none-1${between}none-1${after}`);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    expect([brotli, gzipped].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    for (const { statusCode, headers, rawPayload } of [plain, brotli, gzipped]) {
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toContain('s-maxage=60');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(headers.vary).toBe('Accept-Encoding');
    }
    expect(new Set([plain, brotli, gzipped].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('are filled in once, however many ask for one at the same moment [REL-14]', async () => {
    await using app = await aTestApp({ environment });
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, n) =>
        app.fastify.inject({
          url: '/item?id=none',
          remoteAddress: `198.51.${n >> 8}.${n & 255}`,
          headers: { 'accept-encoding': 'br' },
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(app.site.renders.get('/item?id=none')).toBe(1);
  });

  it('leave next to nothing behind, however many are asked for [SEC-14]', async () => {
    await using app = await aTestApp({ environment });
    for (let n = 0; n < 1_000; n += 1) {
      const answer = await app.fastify.inject({
        url: `/item?id=none-${n}`,
        headers: { 'accept-encoding': 'br' },
      });
      expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(`none-${n}`);
    }
    expect(app.cache.bytes).toBeLessThanOrEqual(256 * 1_024);
    expect(app.cache.urls()).toEqual([]);
  });
});
