import { describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../../testing/test-app.ts';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://www.bank.example/search?keyword=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=secret',
    'script-sample': 'secret',
  },
};

const send = (
  app: TestApp,
  { body = JSON.stringify(REPORT), type = 'application/csp-report', headers = {} }: Partial<Sent> = {},
) =>
  app.fastify.inject({
    url: '/csp-report',
    method: 'POST',
    payload: body,
    headers: { 'content-type': type, ...headers },
  });
interface Sent {
  body: string;
  type: string;
  headers: Record<string, string>;
}

const told = async (app: TestApp) =>
  (await app.metrics.register.metrics())
    .split('\n')
    .filter((line) => /^policy_\w+(?:\{|_total \d)/.test(line));

describe('reports of the policy', () => {
  it.each([
    ['application/csp-report', REPORT],
    [
      'application/reports+json',
      [
        {
          type: 'csp-violation',
          body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/x.js' },
        },
      ],
    ],
  ])(
    'are counted by directive, and logged without what a visitor wrote: %s [SEC-26]',
    async (type, report) => {
      await using app = await aTestApp();
      const { statusCode, body } = await send(app, { type, body: JSON.stringify(report) });
      expect([statusCode, body]).toEqual([204, '']);
      expect(await told(app)).toContain(
        'policy_violations_total{directive="script-src-elem",blocked="foreign"} 1',
      );
      expect(app.lines().find(({ msg }) => msg === 'policy violated')).toMatchObject({
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
      });
      expect(app.logText()).not.toContain('secret');
    },
  );

  it('of one visitor are read twenty times a minute, and no more is logged of all together [SEC-26]', async () => {
    await using app = await aTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } });
    const from = (address: string) => send(app, { headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 25; i += 1) expect((await from('203.0.113.1')).statusCode).toBe(204);
    await from('203.0.113.2');
    const counts = await told(app);
    expect(counts).toContain('policy_violations_total{directive="script-src-elem",blocked="foreign"} 21');
    expect(counts).toContain('policy_reports_limited_total 5');
    expect(app.lines().filter(({ msg }) => msg === 'policy violated')).toHaveLength(20);
  });

  it.each([
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['a form', { type: 'application/x-www-form-urlencoded', body: 'a=1' }, 415],
    ['text, which any site may send', { type: 'text/plain' }, 415],
    ['a large body', { body: JSON.stringify({ a: 'x'.repeat(20_000) }) }, 413],
    ['a deep body', { body: `${'['.repeat(5)}${']'.repeat(5)}` }, 400],
    ['no JSON', { body: '{' }, 400],
    ['what would change every object', { body: '{"__proto__":{"a":1}}' }, 400],
  ] as const)('are not taken from %s [SEC-26]', async (_, sent, status) => {
    await using app = await aTestApp();
    expect((await send(app, sent)).statusCode).toBe(status);
    expect(await told(app)).toEqual(['policy_reports_limited_total 0']);
  });

  it('are only posted', async () => {
    await using app = await aTestApp();
    const answer = await app.fastify.inject('/csp-report');
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  });
});
