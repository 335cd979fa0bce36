import { describe, expect, it } from 'vitest';
import { securityText } from './security-text.ts';
import { aTestApp } from '../../testing/test-app.ts';

describe('/.well-known/security.txt', () => {
  it('says whom to tell of a weakness, and is never past its own end [SEO-1]', async () => {
    await using app = await aTestApp({ environment: { SITE_ORIGIN: 'https://www.bank.example' } });
    const { statusCode, headers, body } = await app.fastify.inject('/.well-known/security.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(body).toContain('Canonical: https://www.bank.example/.well-known/security.txt\n');
    const [, expires = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });

  it.each(['2026-11-22T15:59:59Z', '2028-02-29T00:00:00Z', '2039-12-31T23:59:59Z'])(
    'has its end half a year after %s',
    (now) => {
      const text = securityText({ contact: 'tel:95526', origin: 'https://b.example', now: Date.parse(now) });
      const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(text) ?? [];
      expect((Date.parse(expires) - Date.parse(now)) / 86_400_000).toBeGreaterThan(178);
    },
  );

  it('names whom the operator has set', async () => {
    await using app = await aTestApp({ environment: { SECURITY_CONTACT: 'https://bank.example/report' } });
    expect((await app.fastify.inject('/.well-known/security.txt')).body).toContain(
      'Contact: https://bank.example/report\n',
    );
    await expect(aTestApp({ environment: { SECURITY_CONTACT: 'x\r\nContact: y' } })).rejects.toThrow(
      'SECURITY_CONTACT',
    );
  });
});

describe('what browsers find at fixed addresses', () => {
  it.each(['/opensearch.xml', '/site.webmanifest'])(
    '%s comes in the language asked for, and may be kept for an hour [SEO-1] [S1-lang]',
    async (url) => {
      await using app = await aTestApp();
      const said = async (query: string) => (await app.fastify.inject(url + query)).body.split(' ')[1];
      expect([await said(''), await said('?language=EN'), await said('?language=FR')]).toEqual([
        'CN',
        'EN',
        'CN',
      ]);
      const { headers } = await app.fastify.inject(url);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      expect(headers['etag']).toBeDefined();
      expect(headers['content-security-policy']).toContain("manifest-src 'self'");
    },
  );
});
