import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/site.ts';

// Each journey packs, checks and imports the whole demo bank.
test.slow();

const CONTENT = resolve(import.meta.dirname, '../../content/site');

/** A copy of the demo bank's sources that a test may change. */
async function copyOfContent(): Promise<string> {
  const dir = join(await mkdtemp(join(tmpdir(), 'bank-content-')), 'site');
  await cp(CONTENT, dir, { recursive: true });
  return dir;
}

test('a new page record appears on the running server, and goes with a rollback [S2-generated]', async ({
  page,
  request,
  site,
}) => {
  const sources = await copyOfContent();
  await mkdir(join(sources, 'pages'), { recursive: true });
  await writeFile(
    join(sources, 'pages', 'added.yaml'),
    JSON.stringify([
      {
        key: 'added-news',
        code: 'added-news',
        languages: ['CN'],
        component: 'news-list',
        layout: 'second',
        columnId: '701002',
        zh: { name: '新增栏目', title: '新增栏目', path: '/bobbank/added' },
      },
      {
        key: 'added-unknown',
        code: 'added-unknown',
        languages: ['CN'],
        component: 'no-such-component',
        layout: 'base',
        zh: { name: '未建页面', title: '未建页面', path: '/added/unknown' },
      },
    ]),
  );
  const bundle = join(sources, '..', 'bundle');
  await site.content(['pack', sources, '--scope', 'site', '--out', bundle]);
  await site.content(['import', bundle, '--activate']);

  await expect
    .poll(async () => (await request.get('/bobbank/added', { maxRedirects: 0 })).status())
    .toBe(200);
  await page.goto('/bobbank/added');
  await expect(page).toHaveTitle('新增栏目-北曜银行');
  await expect(page.getByRole('main').locator('ol h2').first()).toBeVisible();

  await page.goto('/added/unknown');
  await expect(page.getByRole('heading', { name: '这一页正在准备' })).toBeVisible();
  expect(site.serverLog()).toContain('no-such-component');

  await site.content(['rollback', 'site']);
  await expect
    .poll(async () => (await request.get('/bobbank/added', { maxRedirects: 0 })).status())
    .toBe(302);
  await rm(join(sources, '..'), { recursive: true });
});

test('a bad bundle is refused with the field named, and the old content stays', async ({ request, site }) => {
  const sources = await copyOfContent();
  const file = join(sources, 'columns.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/name: [^,}]+/, 'name: ""'));
  const bundle = join(sources, '..', 'bundle');
  const before = [await site.content(['list', 'site']), await (await request.get('/bobbank')).text()];
  const refusal = await site
    .content(['pack', sources, '--scope', 'site', '--out', bundle])
    .then(() => site.content(['import', bundle, '--activate']))
    .then(
      () => 'accepted',
      (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`,
    );
  expect(refusal).toMatch(/columns\.yaml:\d+.*name/);
  // The site follows the list of releases, so what is not in it is never shown.
  expect([await site.content(['list', 'site']), await (await request.get('/bobbank')).text()]).toEqual(
    before,
  );
  await rm(join(sources, '..'), { recursive: true });
});
