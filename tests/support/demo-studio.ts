import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Site } from './site.ts';
import { startStudio, type StudioProcess } from './studio-process.ts';

const CONTENT = resolve(import.meta.dirname, '../../content');

export interface DemoStudio {
  studio: StudioProcess;
  /** Its own copy of the sources of the demo bank. */
  content: string;
}

/** A studio beside the site, both of the demo bank: what was published before of other sources is not shown any more. */
export async function aStudio(site: Site): Promise<DemoStudio> {
  const content = join(await mkdtemp(join(tmpdir(), 'bank-studio-')), 'content');
  await cp(CONTENT, content, { recursive: true });
  const releases = JSON.parse(await site.content(['list', 'site', '--json'])) as { id: number }[];
  await site.content(['activate', 'site', String(Math.min(...releases.map(({ id }) => id)))]);
  return { studio: await startStudio(site.dataDir, content), content };
}

export async function signIn(page: Page, studio: StudioProcess, name: string): Promise<void> {
  await page.goto(`${studio.url}/sign-in`);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name: '编辑批次', level: 1 })).toBeVisible();
}

/** The person makes a key in the browser; the operator enrols what the studio has of it. */
export async function enrol(page: Page, studio: StudioProcess, site: Site): Promise<void> {
  await page.goto(`${studio.url}/key`);
  await page.getByRole('button', { name: '生成密钥' }).click();
  const command = await page.getByText(/keys enrol/).textContent();
  const [, keysFile = ''] = /CONTENT_KEYS_FILE=(\S+)/.exec(command ?? '') ?? [];
  const [, rest = ''] = / -- (keys enrol .*)$/.exec(command ?? '') ?? [];
  const words = [...rest.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  await site.content([...words, '--keys', keysFile]);
}

/** One studio for the journeys of a file that publish nothing: each works in an edition of its own. */
export function sharedStudio(): () => DemoStudio {
  let shared: DemoStudio | undefined;
  test.beforeAll(async ({ site }) => {
    shared = await aStudio(site);
  });
  test.afterAll(() => shared?.studio.kill());
  return () => {
    if (shared === undefined) throw new Error('The studio is there once a journey has begun');
    return shared;
  };
}

/** The address of a new edition. */
export async function anEdition({ studio }: DemoStudio, page: Page, name: string): Promise<string> {
  await signIn(page, studio, name);
  await page.getByLabel('批次名称').fill('冬季');
  await page.getByRole('button', { name: '建立' }).click();
  await expect(page.getByRole('heading', { name: '冬季', level: 1 })).toBeVisible();
  return page.url();
}

/** The text areas that the page comes with have become editors. */
export const withEditors = (page: Page) => expect(page.getByRole('toolbar').first()).toBeVisible();

/** What was typed is stored. */
export const saved = (page: Page) => expect(page.getByText('已保存', { exact: true })).toBeVisible();
