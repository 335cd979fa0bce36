import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../../testing/test-app.ts';
import { listen, localUrl } from '../listen.ts';
import { previewDoor, type PreviewDoor } from './preview-door.ts';

const HOUR_MS = 3_600_000;
const SHOWN = { CN: 'site 第 7 版', EN: 'R&D <b>, $&' };

describe('the door of a preview', () => {
  let app: TestApp;
  let door: PreviewDoor;
  let base: string;
  let now: number;
  beforeEach(async () => {
    app = await aTestApp();
    now = 0;
    door = previewDoor({
      fastify: app.fastify,
      siteOrigin: 'https://www.bank.example',
      shown: SHOWN,
      validForMs: HOUR_MS,
      now: () => now,
    });
    base = localUrl('127.0.0.1', await listen(door.server, '127.0.0.1', 0, '--port'));
  });
  afterEach(async () => {
    door.server.close();
    door.server.closeAllConnections();
    await app[Symbol.asyncDispose]();
  });

  const ask = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });
  async function entered(to?: string) {
    const answer = await ask(door.entry(to));
    const cookies = answer.headers.getSetCookie();
    const [cookie = ''] = cookies;
    return { answer, cookie, headers: { cookie: cookies.map((one) => one.split(';')[0]).join('; ') } };
  }

  it('shows nothing to whoever has no link, or guesses one', async () => {
    for (const path of ['/', '/news', '/api/pid', '/_preview/', `/_preview/${'a'.repeat(32)}`]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(403);
      expect(await answer.text()).toContain('Open it by the link that you were sent');
    }
    const { cookie } = await entered();
    const [name] = cookie.split('=');
    expect((await ask('/news', { headers: { cookie: `${name}=abc` } })).status).toBe(403);
  });

  it('lets in by its link, to the page that the link names and to no other site', async () => {
    const { answer, cookie } = await entered('/news?page=2');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/news?page=2']);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=3600$/);
    for (const to of ['//evil.example', 'https://evil.example/', String.raw`/\evil.example`])
      expect((await entered(to)).answer.headers.get('location')).toBe('/');
  });

  it('keeps its cookies for TLS where a proxy says that it is asked for by that', async () => {
    const answer = await ask(door.entry(), { headers: { 'x-forwarded-proto': 'https' } });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((one) => one.endsWith('; Secure'))).toEqual([true, true]);
    expect((await entered()).cookie).not.toContain('Secure');
  });

  it('marks each page in both languages, and keeps it out of searches and caches', async () => {
    const { headers } = await entered();
    const answer = await ask('/news', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    const html = await answer.text();
    expect(html).toContain('预览，尚未发布：site 第 7 版');
    expect(html).toContain('Preview, not published: R&amp;D &lt;b&gt;, $&amp;</span>');
    expect((await ask('/_preview/banner.css', { headers })).headers.get('content-type')).toBe('text/css');
  });

  it('closes when its time is over, also for who is in', async () => {
    const { headers } = await entered();
    now = HOUR_MS;
    expect((await ask('/news', { headers })).status).toBe(403);
    expect((await ask(door.entry())).status).toBe(403);
  });

  it('answers and refuses what is no page as the site does, unmarked', async () => {
    const { headers } = await entered();
    const answer = await ask('/robots.txt', { headers });
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await answer.text()).toContain('Sitemap:');
    expect((await ask('/news', { method: 'DELETE', headers })).status).toBe(405);
  });

  it('has cookies of its own, since those of another port come along', async () => {
    const other = previewDoor({
      fastify: app.fastify,
      siteOrigin: 'https://www.bank.example',
      validForMs: HOUR_MS,
    });
    const there = localUrl('127.0.0.1', await listen(other.server, '127.0.0.1', 0, '--port'));
    const answer = await fetch(there + other.entry(), { redirect: 'manual' });
    const [theirs = ''] = answer.headers.getSetCookie();
    const { headers } = await entered();
    const both = { cookie: `${headers.cookie}; ${theirs.split(';')[0]}` };
    expect((await ask('/news', { headers: both })).status).toBe(200);
    expect((await fetch(`${there}/news`, { headers: both })).status).toBe(200);
    other.server.close();
    other.server.closeAllConnections();
  });

  it('is framed by nobody', async () => {
    const { headers } = await entered();
    const answer = await ask('/news', { headers });
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it('is framed by the one origin that is named, and by no other', async () => {
    const framed = previewDoor({
      fastify: app.fastify,
      siteOrigin: 'https://www.bank.example',
      validForMs: HOUR_MS,
      framedBy: 'http://localhost:8090',
    });
    const there = localUrl('127.0.0.1', await listen(framed.server, '127.0.0.1', 0, '--port'));
    const [cookie = ''] = (
      await fetch(there + framed.entry(), { redirect: 'manual' })
    ).headers.getSetCookie();
    const answer = await fetch(`${there}/news`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain('frame-ancestors http://localhost:8090');
    expect(policy).toContain("script-src 'self'");
    expect(answer.headers.get('x-frame-options')).toBeNull();
    framed.server.close();
    framed.server.closeAllConnections();
  });

  it('shows a page as somebody chose to look at it, grey as the content would have it', async () => {
    const address = `${door.entry('/news')}&theme=hc-night&text=200&grey=on`;
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('<a href="/news">');
    const headers = {
      cookie: answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    };
    const script = await ask('/_preview/look.js', { headers });
    expect([script.headers.get('content-type'), await script.text()]).toEqual([
      'text/javascript',
      expect.stringContaining("'bob-a11y'"),
    ]);
    expect(await (await ask('/news', { headers })).text()).toContain('<html data-grey="on"');
    const again = await ask(`${door.entry('/news')}&grey=off`, { headers });
    expect(again.headers.getSetCookie().join()).toMatch(/-grey=on; [^,]*Max-Age=0/);
  });
});
