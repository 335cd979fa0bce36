import { describe, expect, it, vi } from 'vitest';
import { aBankStudio } from '../testing/a-bank-studio.ts';
import { StudioUnavailable } from '../store/database.ts';
import { stampsIn } from '../testing/a-studio.ts';

const TEXT = '写了一个小时的一段文字 <b> "引号"';

/** Li Na writes in an article, and her session ends. */
async function inTheMiddle() {
  const studio = await aBankStudio();
  const browser = studio.browser();
  await browser.signIn('lina');
  const token = await browser.token();
  const { location } = await browser.post('/editions', { token, title: '冬季', scope: 'site' });
  const made = await browser.post(`${location}/items`, { token, column: '701001', key: 'winter' });
  const item = made.location;
  const stamps = stampsIn((await browser.get(item)).body);
  studio.studio().database.exec('delete from session');
  const fields = { token, ...stamps, 'zh.title': TEXT };
  return { studio, browser, item, fields };
}

/** The fields of the form that a page holds. */
const heldIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [
        name,
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ],
    ),
  );

describe('a form that comes after the session has ended', () => {
  it('comes back with all that it held, and is stored after signing in', async () => {
    const { browser, item, fields } = await inTheMiddle();
    const kept = await browser.post(item, fields);
    expect([kept.status, kept.body]).toEqual([401, expect.stringContaining('登录已过期')]);
    expect(heldIn(kept.body)).toMatchObject({ 'zh.title': TEXT });
    expect(kept.body).toContain(`action="${item}"`);
    await browser.signIn('lina');
    // The page of before has no token, or that of the session before.
    const again = await browser.post(item, heldIn(kept.body));
    expect(again.status).toBe(403);
    const stored = await browser.post(item, heldIn(again.body));
    expect([stored.status, stored.location]).toEqual([303, `${item}?done=saved`]);
    expect((await browser.get(item)).body).toContain('写了一个小时的一段文字');
  });

  it('is told to the script as such, which keeps it', async () => {
    const { browser, item, fields } = await inTheMiddle();
    const json = { accept: 'application/json' };
    expect((await browser.post(item, fields, json)).status).toBe(401);
    await browser.signIn('lina');
    // Another tab has signed in: the token is of before.
    expect((await browser.post(item, fields, json)).status).toBe(401);
  });

  it('is not taken from another page, whatever it holds', async () => {
    const { browser, item, fields } = await inTheMiddle();
    const answer = await browser.post(item, fields, { origin: 'https://evil.example' });
    expect([answer.status, answer.body]).toEqual([403, '']);
  });
});

describe('while the database is away', () => {
  it('pages say so, and what a script asks for is not acknowledged', async () => {
    const { studio, browser, item, fields } = await inTheMiddle();
    await browser.signIn('lina');
    vi.spyOn(studio.studio().database, 'prepare').mockImplementation(() => {
      throw new StudioUnavailable('PostgreSQL refused the connection');
    });
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const page = await browser.get('/');
    expect([page.status, page.body]).toEqual([503, expect.stringContaining('暂时没有应答')]);
    expect((await browser.post(item, fields, { accept: 'application/json' })).status).toBe(503);
    expect((await browser.get('/sign-in/start?back=/')).status).toBe(503);
  });
});
