import { describe, expect, it } from 'vitest';
import { aTestApp } from '../../testing/test-app.ts';

describe('the sitemap', () => {
  it('is named by robots.txt and answered as XML with addresses as pages write them [SEO-1]', async () => {
    await using app = await aTestApp({ environment: { SITE_ORIGIN: 'https://bank.example' } });
    const robots = await app.fastify.inject('/robots.txt');
    expect(robots.body).toContain('Sitemap: https://bank.example/sitemap.xml\n');
    expect(robots.body).toContain('Disallow: /api/');
    const sitemap = await app.fastify.inject('/sitemap.xml');
    expect(sitemap.statusCode).toBe(200);
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body).toContain('https://bank.example/news undefined');
  });

  it('is built once for a content version and asked for again cheaply [SEO-1]', async () => {
    await using app = await aTestApp();
    const first = await app.fastify.inject('/sitemap.xml');
    const again = await app.fastify.inject({
      url: '/sitemap.xml',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each(['/sitemap-zh-9.xml', '/sitemap-..%2Fx.xml', '/sitemap-'])('has nothing at %s', async (url) => {
    await using app = await aTestApp();
    const { statusCode } = await app.fastify.inject(url);
    expect([302, 404]).toContain(statusCode);
  });
});
