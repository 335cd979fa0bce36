import { describe, expect, it } from 'vitest';
import { FAKE_CHROME_FILE } from '../../testing/fake-site.ts';
import { aTestApp } from '../../testing/test-app.ts';

describe('the files of header and footer', () => {
  it('are kept by browsers for good, because another content has another name [PERF-4]', async () => {
    await using app = await aTestApp();
    const url = `/chrome/${FAKE_CHROME_FILE.name}`;
    const answer = await app.fastify.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(FAKE_CHROME_FILE.text);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('immutable');
    const packed = await app.fastify.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const again = await app.fastify.inject({ url, headers: { 'if-none-match': answer.headers.etag } });
    expect(again.statusCode).toBe(304);
  });

  it('are not there under a name that no document gives, and no cache keeps that', async () => {
    await using app = await aTestApp();
    const answer = await app.fastify.inject({ url: '/chrome/CN-unknown.json' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are styles too, in the colours of a bank [PERF-4]', async () => {
    await using app = await aTestApp();
    const answer = await app.fastify.inject({ url: '/chrome/known.css' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(':root{--ref-night-900:#0b3d2e}');
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await app.fastify.inject({ url: '/chrome/other.css' })).statusCode).toBe(404);
  });
});
