import { describe, expect, it } from 'vitest';
import { contentDisposition } from '../../http/bodies/content-disposition.ts';
import { aTestApp } from '../../testing/test-app.ts';

describe('contentDisposition', () => {
  it('names the file for old browsers in ASCII and for all others as it is [WLTH-5]', () => {
    expect(contentDisposition('attachment', 'TX26090 净值 (A).csv')).toBe(
      `attachment; filename="TX26090-A.csv"; filename*=UTF-8''TX26090%20%E5%87%80%E5%80%BC%20%28A%29.csv`,
    );
  });

  it('has a name in ASCII too where the real one has no such letter [WLTH-5]', () => {
    expect(contentDisposition('inline', '章程.pdf')).toBe(
      `inline; filename="document.pdf"; filename*=UTF-8''%E7%AB%A0%E7%A8%8B.pdf`,
    );
    expect(contentDisposition('inline', '服务收费标准 2026-10-15.pdf')).toContain(
      'inline; filename="2026-10-15.pdf"; ',
    );
    expect(contentDisposition('inline', 'rates*')).toBe(
      `inline; filename="rates"; filename*=UTF-8''rates%2A`,
    );
  });

  it('lets no name end the header', () => {
    expect(contentDisposition('attachment', 'a"\r\nset-cookie: b.csv')).not.toMatch(/[\r\n]|"[^"]*"[^"]*"/);
  });
});

describe('GET /download/<name>.csv', () => {
  it('answers a file for keeping, once for each content version [WLTH-5]', async () => {
    await using app = await aTestApp();
    const first = await app.fastify.inject('/download/table.csv');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(first.headers['content-disposition']).toContain("filename*=UTF-8''%E5%87%80%E5%80%BC");
    expect(first.headers['cache-control']).toContain('s-maxage=30');
    const again = await app.fastify.inject({
      url: '/download/table.csv?utm=1',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('is built again after the content was away: no failure is kept [REL-4]', async () => {
    await using app = await aTestApp();
    app.store.isAway = true;
    const failed = await app.fastify.inject('/download/table.csv');
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([503, 'no-store']);
    app.store.isAway = false;
    expect((await app.fastify.inject('/download/table.csv')).statusCode).toBe(200);
    app.store.isAway = true;
    expect((await app.fastify.inject('/download/table.csv')).statusCode).toBe(200);
  });

  it('says in plain words what is wrong with an address [WLTH-5]', async () => {
    await using app = await aTestApp();
    const { statusCode, headers, body } = await app.fastify.inject('/download/table.csv?bad=1');
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('prodCode: a product code');
  });

  it.each(['/download/nothing.csv', '/download/table.xlsx', '/download/..%2Ftable.csv'])(
    'has nothing at %s',
    async (url) => {
      await using app = await aTestApp();
      expect((await app.fastify.inject(url)).statusCode).toBe(404);
    },
  );
});
