import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/site.ts';

/** Over a connection of its own: one that is kept may be closed by the server just when it is used again. */
async function asked(url: string, address: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: false, headers: { 'x-forwarded-for': address } }, resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}
type Answer = Awaited<ReturnType<typeof asked>>;
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

test.describe('a flood from one address', () => {
  // A hundred pages at once take their time where the machine does much else.
  test.slow();

  for (const [path, address] of [
    ['/search', '198.51.100.7'],
    ['/en/search', '198.51.100.8'],
  ] as const) {
    test(`of searches at ${path} is told in words to wait, while others read pages that nobody read before [SEC-12] [REL-13]`, async ({
      site,
    }) => {
      const flood = Array.from({ length: 100 }, (_, n) =>
        asked(`${site.url}${path}?keyword=flood${n}`, address),
      );
      const others = [
        '/personal/lcmx',
        '/personal/fundpro',
        '/bobbank/secondlist',
        '/company/lcmx',
        '/search',
      ].map((page, n) => asked(`${site.url}${page}?keyword=${n}others`, `198.51.100.${n + 20}`));
      expect(statuses(await Promise.all(others))).toEqual([200, 200, 200, 200, 200]);
      const answers = await Promise.all(flood);
      const served = answers.filter(({ status }) => status === 200).length;
      expect(served).toBeGreaterThan(0);
      expect(served).toBeLessThanOrEqual(30);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(70);
      // Of the thirty, more at once than a slow machine can render in time.
      expect(answers.every(({ status }) => status !== undefined && [200, 429, 503].includes(status))).toBe(
        true,
      );
      for (const { headers, text: words } of refused) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(words).toContain('操作过于频繁');
        expect(words).toContain('Too many attempts');
      }
      expect((await asked(`${site.url}/personal`, address)).status).toBe(200);
    });
  }

  test('of sums in the converter leaves the converter to others [SEC-12] [FX-2]', async ({ site }) => {
    const sum = (n: number, address: string) =>
      asked(`${site.url}/personal/personalExchangeRate?amount=${n}`, address);
    const flood = await Promise.all(Array.from({ length: 100 }, (_, n) => sum(n + 1, '198.51.100.9')));
    const served = flood.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThanOrEqual(60);
    // One too many of the minute, or more at once than a slow machine can render in time.
    expect(flood.every(({ status }) => status !== undefined && [200, 429, 503].includes(status))).toBe(true);
    expect((await sum(100, '198.51.100.30')).status).toBe(200);
  });
});
