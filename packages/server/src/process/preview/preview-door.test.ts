import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../../testing/test-app.ts';
import { listen, localUrl } from '../listen.ts';
import { previewDoor, type PreviewDoor } from './preview-door.ts';

const HOUR_MS = 3_600_000;
const SHOWN = { CN: 'site 第 7 版', EN: 'release 7 of site' };

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
    const cookie = answer.headers.get('set-cookie') ?? '';
    return { answer, cookie, headers: { cookie: cookie.split(';')[0] ?? '' } };
  }

  it('shows nothing to whoever has no link, or guesses one', async () => {
    for (const path of ['/', '/news', '/api/pid', '/_preview/', `/_preview/${'a'.repeat(32)}`]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(403);
      expect(await answer.text()).toContain('Open it by the link that you were sent');
    }
    expect((await ask('/news', { headers: { cookie: 'bank-preview=abc' } })).status).toBe(403);
  });

  it('lets in by its link, to the page that the link names and to no other site', async () => {
    const { answer, cookie } = await entered('/news?page=2');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/news?page=2']);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=3600$/);
    for (const to of ['//evil.example', 'https://evil.example/', String.raw`/\evil.example`])
      expect((await entered(to)).answer.headers.get('location')).toBe('/');
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
    expect(html).toContain('Preview, not published: release 7 of site');
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
});
