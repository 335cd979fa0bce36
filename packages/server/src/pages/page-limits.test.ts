import { describe, expect, it } from 'vitest';
import { aTestApp } from '../testing/test-app.ts';

const environment = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' };
const FLOODER = '203.0.113.9';

/** Asks at the socket, as one visitor or another. */
async function asked(url: string, address: string) {
  const response = await fetch(url, { headers: { 'x-forwarded-for': address }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const count = (statuses: readonly { status: number }[], wanted: number) =>
  statuses.filter(({ status }) => status === wanted).length;

describe('pages under a flood', () => {
  it('stay whole for all others while one visitor asks for five hundred uncached ones at once [SEC-12] [REL-13]', async () => {
    await using app = await aTestApp({ environment });
    const url = await app.open();
    const gate = Promise.withResolvers<void>();
    app.site.slowness = () => gate.promise;
    const refused: Awaited<ReturnType<typeof asked>>[] = [];
    const some = Promise.withResolvers<void>();
    const flood = Array.from({ length: 500 }, async (_, n) => {
      const answer = await asked(`${url}/slow?page=${n + 2}`, FLOODER);
      if (answer.status === 503 && refused.push(answer) === 100) some.resolve();
      return answer;
    });
    // What the flooder may have is under way or waits; the rest is refused at once.
    await some.promise;
    const others = Array.from({ length: 10 }, (_, n) =>
      asked(`${url}/news?page=${n + 2}`, `203.0.113.${n + 20}`),
    );
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await asked(`${url}/news?page=2`, FLOODER)).status).toBe(200);
    for (const { headers, text } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(text).toContain('当前访问人数较多');
      expect(text).toContain('95526');
      expect(text).toContain('<section lang="en">');
      expect(text).toContain('Many visitors at this moment');
    }
    const told = await app.metrics.refused.get();
    expect(told.values.map(({ labels }) => labels)).toEqual([{ kind: 'page' }]);
    gate.resolve();
    const answers = await Promise.all(flood);
    expect(count(answers, 200)).toBeGreaterThanOrEqual(48);
    expect(count(answers, 200) + count(answers, 503)).toBe(500);
    await expect.poll(async () => (await asked(`${url}/slow?page=600`, FLOODER)).status).toBe(200);
  });

  it('leave calls their form when they are refused, and forms and files their way [REL-13]', async () => {
    await using app = await aTestApp({ environment });
    const url = await app.open();
    const gate = Promise.withResolvers<void>();
    app.site.slowness = () => gate.promise;
    // One asked for to see whether it is full would wait with the rest if it came too soon.
    const full = Promise.withResolvers<void>();
    const flood = Array.from({ length: 400 }, async (_, n) => {
      if ((await asked(`${url}/slow?page=${n + 2}`, FLOODER)).status === 503) full.resolve();
    });
    await full.promise;
    const call = await asked(`${url}/api/version`, FLOODER);
    expect(call.status).toBe(503);
    expect(call.headers.get('retry-after')).toBe('5');
    expect(JSON.parse(call.text)).toEqual({
      code: 50300,
      msg: expect.stringContaining('try again'),
      data: null,
      traceId: call.headers.get('x-request-id'),
    });
    // Neither takes a turn: an address that is none, and one that leads to another.
    expect((await asked(`${url}/nowhere`, FLOODER)).status).toBe(302);
    expect((await asked(`${url}/NEWS`, FLOODER)).status).toBe(301);
    gate.resolve();
    await Promise.all(flood);
  });

  it('are rendered at once for whoever has room, though another waits for the same in a queue [SEC-12]', async () => {
    await using app = await aTestApp({ environment });
    const url = await app.open();
    const gate = Promise.withResolvers<void>();
    app.site.slowness = () => gate.promise;
    const flood = Array.from({ length: 49 }, (_, n) => asked(`${url}/slow?page=${n + 2}`, FLOODER));
    await expect.poll(() => app.site.renders.size).toBe(48);
    const waiting = Array.from({ length: 49 }, (_, n) => `/slow?page=${n + 2}`).find(
      (page) => !app.site.renders.has(page),
    );
    const other = asked(`${url}${waiting}`, '203.0.113.20');
    await expect.poll(() => app.site.renders.size).toBe(49);
    gate.resolve();
    expect((await Promise.all([other, ...flood])).every(({ status }) => status === 200)).toBe(true);
    expect(app.site.renders.get(String(waiting))).toBe(1);
  });

  it('that search count with the calls of search, for each visitor apart [SEC-12]', async () => {
    await using app = await aTestApp({ environment });
    const url = await app.open();
    const searches = [];
    for (let n = 0; n < 32; n += 1) searches.push(await asked(`${url}/search`, FLOODER));
    expect([count(searches, 200), count(searches, 429)]).toEqual([30, 2]);
    expect(Number(searches.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await asked(`${url}/search`, '203.0.113.20')).status).toBe(200);
    expect((await asked(`${url}/news`, FLOODER)).status).toBe(200);
  });

  it('are read from the cache without any limit [SEC-12]', async () => {
    await using app = await aTestApp({ environment });
    const url = await app.open();
    await asked(`${url}/news`, FLOODER);
    const reads = await Promise.all(Array.from({ length: 500 }, () => asked(`${url}/news`, FLOODER)));
    expect(count(reads, 200)).toBe(500);
  });
});
