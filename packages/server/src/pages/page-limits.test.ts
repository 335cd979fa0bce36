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
  it('stay whole for all others while one visitor asks for a hundred uncached ones at once [SEC-12] [REL-13]', async () => {
    await using app = await aTestApp({ environment });
    const url = await app.open();
    const gate = Promise.withResolvers<void>();
    app.site.slowness = () => gate.promise;
    const refused: Awaited<ReturnType<typeof asked>>[] = [];
    const all = Promise.withResolvers<void>();
    const flood = Array.from({ length: 100 }, async (_, n) => {
      const answer = await asked(`${url}/slow?page=${n + 2}`, FLOODER);
      if (answer.status === 429 && refused.push(answer) === 36) all.resolve();
      return answer;
    });
    // All that the flooder may have is under way or waits; the rest was refused at once.
    await all.promise;
    const others = Array.from({ length: 10 }, (_, n) =>
      asked(`${url}/news?page=${n + 2}`, `203.0.113.${n + 20}`),
    );
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await asked(`${url}/news?page=2`, FLOODER)).status).toBe(200);
    for (const { headers, text } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain('操作过于频繁');
      expect(text).toContain('Too many attempts');
    }
    gate.resolve();
    expect(count(await Promise.all(flood), 200)).toBe(64);
    expect((await asked(`${url}/slow?page=200`, FLOODER)).status).toBe(200);
  });

  it('are rendered at once for whoever has room, though another waits for the same in a queue [SEC-12]', async () => {
    await using app = await aTestApp({ environment });
    const url = await app.open();
    const gate = Promise.withResolvers<void>();
    app.site.slowness = () => gate.promise;
    const flood = Array.from({ length: 17 }, (_, n) => asked(`${url}/slow?page=${n + 2}`, FLOODER));
    await expect.poll(() => app.site.renders.size).toBe(16);
    const waiting = Array.from({ length: 17 }, (_, n) => `/slow?page=${n + 2}`).find(
      (page) => !app.site.renders.has(page),
    );
    const other = asked(`${url}${waiting}`, '203.0.113.20');
    await expect.poll(() => app.site.renders.size).toBe(17);
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
