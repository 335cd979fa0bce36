import { describe, expect, it } from 'vitest';
import { aTestApp } from '../../testing/test-app.ts';

describe('GET /feed/<name>', () => {
  it('answers a feed that anyone may read and ask for again cheaply [FX-6]', async () => {
    await using app = await aTestApp();
    const first = await app.fastify.inject('/feed/fx.xml');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(first.headers['access-control-allow-origin']).toBe('*');
    expect(first.headers['cache-control']).toContain('s-maxage=30');
    const again = await app.fastify.inject({
      url: '/feed/fx.xml?utm=1',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('speaks the language that is asked for, Chinese otherwise [FX-6] [S1-lang]', async () => {
    await using app = await aTestApp();
    const said = async (url: string) => (await app.fastify.inject(url)).body.split(' ').at(-2);
    expect(await said('/feed/fx.xml')).toBe('CN');
    expect(await said('/feed/fx.xml?language=EN')).toBe('EN');
    expect(await said('/feed/fx.xml?language=FR')).toBe('CN');
    // Each is kept by itself.
    expect(await said('/feed/fx.xml')).toBe('CN');
  });

  it.each(['/feed/nothing.xml', '/feed/', '/feed/..%2Ffx.xml'])('has nothing at %s [FX-6]', async (url) => {
    await using app = await aTestApp();
    const { statusCode } = await app.fastify.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(302);
    expect(statusCode).not.toBe(500);
  });
});
