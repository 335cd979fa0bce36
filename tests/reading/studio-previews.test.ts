import { expect, it, onTestFinished, vi } from 'vitest';
import { listenForPreviews } from '@bank/studio/src/app/previews/preview-gate.ts';
import { previewNamesOf } from '@bank/studio/src/app/previews/preview-names.ts';
import { Previews } from '@bank/studio/src/app/previews/previews.ts';
import { askByName } from '@bank/studio/src/testing/asking-by-name.ts';
import { embeddedEnvironment } from '../support/embedded-environment.ts';
import { TEMPLATE_STORE } from '../support/template-store.ts';

const STUDIO = 'https://studio.bank.example';
const EDITION = 7;

/** What the studio starts and listens with, over the demo bank. */
async function previewsOfAStudio() {
  for (const [name, value] of Object.entries(embeddedEnvironment(TEMPLATE_STORE))) vi.stubEnv(name, value);
  const names = previewNamesOf('https://*.preview.bank.example');
  if (names === undefined) throw new Error('These are names.');
  const previews = new Previews(names);
  const gate = await listenForPreviews(
    { host: '127.0.0.1' },
    { names, port: 0, studioOrigin: STUDIO },
    previews,
  );
  onTestFinished(() => {
    gate.close();
    previews.end();
    vi.unstubAllEnvs();
  });
  const start = async () => {
    const wanted = { edition: EDITION, what: '1', scope: 'site', title: 'Winter', origin: STUDIO } as const;
    await previews.start({ ...wanted, at: undefined, revision: 1 });
    const preview = previews.of(EDITION);
    if (preview === undefined) throw new Error('The preview has ended already.');
    return { edition: new URL(preview.link), visitors: new URL(preview.beside) };
  };
  const ask = ({ host }: URL, path: string, headers: Record<string, string> = {}) =>
    askByName(gate.url, host, path, { headers });
  return { previews, start, ask };
}

it('a preview is seen by its link from elsewhere, without an account, under a name of its own until it ends', async () => {
  const { previews, start, ask } = await previewsOfAStudio();
  const { edition, visitors } = await start();
  expect(edition.origin).toMatch(/^https:\/\/[\da-f]{32}\.preview\.bank\.example$/);
  expect(visitors.origin).toMatch(/^https:\/\/[\da-f]{32}\.preview\.bank\.example$/);
  expect(visitors.origin).not.toBe(edition.origin);

  // The name alone opens nothing, nor does the link of one site open the other.
  expect((await ask(edition, '/')).status).toBe(403);
  expect((await ask(visitors, edition.pathname)).status).toBe(403);
  const entered = await ask(edition, edition.pathname);
  expect([entered.status, entered.headers.location]).toEqual([303, '/']);
  const cookies = entered.headers['set-cookie'] ?? [];
  for (const cookie of cookies)
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  expect((await ask(visitors, '/', { cookie })).status).toBe(403);

  const home = (await ask(edition, '/', { cookie })).headers.location ?? '';
  const page = await ask(edition, home, { cookie });
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('Preview, not published: Winter')]);
  expect(String(page.headers['content-security-policy']).split('; ')).toContain(`frame-ancestors ${STUDIO}`);
  expect(page.headers['cross-origin-resource-policy']).toBe('same-site');
  const [, styles = ''] = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/.exec(page.body) ?? [];
  expect(await ask(edition, styles, { cookie })).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringContaining('text/css') as string },
  });

  const again = await start();
  expect((await ask(edition, '/', { cookie })).status).toBe(404);
  expect((await ask(again.edition, again.edition.pathname)).status).toBe(303);
  previews.end();
  await expect.poll(async () => (await ask(again.edition, '/')).status).toBe(404);
});
