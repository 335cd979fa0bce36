import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SentBeacon } from '@bank/api/tracking';
import { rawExchange, statusOf } from '../testing/raw-exchange.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';
import type { BeaconOutcome } from './count-beacon.ts';

const BROWSE = '/api/point/browse/info';
const WHOLE = '/api/sysContentPoint/whole/info';
const CAREERS = '/api/sysContentPoint/analysis/info';

let app: TestApp;
let url: string;
const taken: SentBeacon[] = [];
let outcome: BeaconOutcome;

beforeEach(async () => {
  taken.length = 0;
  outcome = 'stored';
  const take = async (beacon: SentBeacon) => {
    taken.push(beacon);
    return outcome;
  };
  app = await aTestApp({ environment: { TRUST_PROXY: '127.0.0.1' }, beacons: { take } });
  url = await app.open();
});
afterEach(() => app[Symbol.asyncDispose]());

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await answer.text();
  const told = text === '' ? undefined : (JSON.parse(text) as { code: number; data: unknown });
  return { status: answer.status, told, headers: answer.headers };
}

describe('the tracking calls over HTTP', () => {
  it.each(['stored', 'replayed', 'forged', 'stale', 'malformed', 'tooShort', 'tooLong'] as const)(
    'answer the same when a record is %s [S7-tracking] [S7-start]',
    async (became) => {
      outcome = became;
      const beacon = await post(BROWSE, '{"info":"银行"}');
      expect(beacon).toMatchObject({ status: 204, told: undefined });
      expect(beacon.headers.get('cache-control')).toBe('no-store');
      for (const path of [WHOLE, CAREERS]) {
        expect(await post(path, '{}')).toMatchObject({ status: 200, told: { code: 0, data: true } });
      }
      expect(taken.map(({ kind, body }) => [kind, body])).toEqual([
        ['browse', '{"info":"银行"}'],
        ['whole', '{}'],
        ['careers', '{}'],
      ]);
    },
  );

  it.each(['unstored', 'refused'] as const)('do not claim success for what is %s', async (became) => {
    outcome = became;
    for (const path of [BROWSE, WHOLE, CAREERS]) {
      expect(await post(path, '{}')).toMatchObject({ status: 503, told: { code: 50_300, data: null } });
    }
  });

  it('hand on the signature that travels in headers, and no other header [S7-tracking]', async () => {
    const headers = { timeStamp: '1763604000000', sign: 'f'.repeat(64), saltId: 'now' };
    await post(CAREERS, '{}', { ...headers, cookie: 'ownSearchList=x' });
    await post(BROWSE, '{}', headers);
    expect(taken).toEqual([
      { kind: 'careers', body: '{}', headers },
      { kind: 'browse', body: '{}' },
    ]);
  });

  it('answer what is over the limit of a visitor like all else, and let nothing of it through [SEC-12]', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 61 }, () => post(BROWSE, '{}', { 'x-forwarded-for': '203.0.113.7' })),
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([204]));
    expect(taken).toHaveLength(60);
    expect(await app.metrics.register.metrics()).toContain('visit_beacons_total{outcome="limited"} 1');
    await post(BROWSE, '{}', { 'x-forwarded-for': '203.0.113.8' });
    expect(taken).toHaveLength(61);
  });

  it('take 4,096 bytes and not one more, and JSON alone [SEC-10] [S7-tracking]', async () => {
    expect((await post(BROWSE, ' '.repeat(4_096))).status).toBe(204);
    expect(await post(BROWSE, ' '.repeat(4_097))).toMatchObject({ status: 413, told: { code: 40_000 } });
    expect(await post(BROWSE, '{}', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      told: { code: 40_000 },
    });
    expect((await post(BROWSE, '{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
      204,
    );
    expect(taken).toHaveLength(2);
  });

  it('do not wait for the end of a body that is too long, nor for one that says no length', async () => {
    const head = `POST ${BROWSE} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
    const endless = await rawExchange(url, `${head}content-length: 1000000\r\n\r\n${' '.repeat(5_000)}`);
    expect(statusOf(endless)).toBe(413);
    expect(endless.toLowerCase()).toContain('connection: close');
    const chunks = `${head}transfer-encoding: chunked\r\nconnection: close\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n`;
    expect(statusOf(await rawExchange(url, chunks))).toBe(204);
    expect(taken.map(({ body }) => body)).toEqual(['{}']);
  });

  it('know no method but POST, and no address beside their own', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS']) {
      const answer = await fetch(url + BROWSE, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      expect(await answer.json()).toMatchObject({ code: 40_000, data: null });
    }
    expect((await post(`${BROWSE}/more`, '{}')).status).toBe(404);
    expect((await post(`${BROWSE}?a=1`, '{}')).status).toBe(204);
    expect(taken).toHaveLength(1);
  });

  it('carry the headers that every answer carries, and are logged without address, query or content [SEC-1] [SEC-20]', async () => {
    const page = await fetch(`${url}/news`);
    const beacon = await post(`${BROWSE}?phone=13800138000`, '{"info":"secret"}', {
      'x-forwarded-for': '203.0.113.77',
    });
    const refused = await post(BROWSE, '{}', { 'content-type': 'text/plain' });
    for (const name of ['content-security-policy', 'x-content-type-options', 'permissions-policy']) {
      expect(beacon.headers.get(name)).toBe(page.headers.get(name));
      expect(refused.headers.get(name)).toBe(page.headers.get(name));
    }
    const line = app.lines().find(({ path, status }) => path === BROWSE && status === 204);
    expect(line).toMatchObject({ msg: 'request', method: 'POST', network: '203.0.113.0/24' });
    expect(app.logText()).not.toMatch(/203\.0\.113\.77|13800138000|secret/);
    expect(await app.metrics.register.metrics()).toContain('http_requests_total{kind="api",status="204"} 1');
  });

  it('take no longer for what is stored than for what is not [SEC-17] [S7-tracking]', async () => {
    for (const became of ['stored', 'forged', 'refused'] as const) {
      outcome = became;
      const startedAt = performance.now();
      await post(BROWSE, '{}');
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(149);
    }
  });

  it('outlive a sender who goes away in the middle', async () => {
    const head = `POST ${BROWSE} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n`;
    await rawExchange(url, `${head}{"in`, 50);
    await rawExchange(url, `${head}${' '.repeat(20)}`, 50);
    await expect.poll(() => taken.length).toBe(1);
    expect((await post(BROWSE, '{}')).status).toBe(204);
    expect(taken).toHaveLength(2);
  });
});
