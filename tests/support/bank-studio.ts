import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { aProvider, CLIENT, CLIENT_SECRET } from '@bank/studio/src/testing/a-provider.ts';
import type { Site } from './site.ts';
import { startStudio } from './studio-process.ts';
import { startTlsFront } from './tls-front.ts';

const CONTENT = resolve(import.meta.dirname, '../../content');
/** Browsers know that names below `localhost` are this machine. */
const [NAME, PREVIEWS] = ['studio.bank.localhost', 'preview.bank.localhost'];

const GROUPS = `
claims: { chinese: chinese }
groups:
  press: { roles: [writer], scopes: [site], columns: ['701001'] }
  audit: { roles: [auditor] }
`;

/** A studio and its previews behind TLS, whose people are those of a real provider. */
export async function aBankStudio(site: Site) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-studio-'));
  const content = join(folder, 'content');
  await cp(CONTENT, content, { recursive: true });
  // A name belongs to the account of the provider that brought it first, and each journey has a provider of its own.
  await rm(join(site.dataDir, 'studio'), { recursive: true, force: true });
  const groups = join(folder, 'groups.yaml');
  await writeFile(groups, GROUPS);
  const front = await startTlsFront(NAME);
  const provider = await aProvider(front.url);
  provider.accounts = {
    lina: { name: 'Li Na', chinese: '李娜', groups: ['press'] },
    zhoutao: { name: 'Zhou Tao', chinese: '周涛', groups: ['audit'] },
    guest: { name: 'Gu Ke', groups: ['canteen'] },
  };
  const studio = await startStudio(site.dataDir, content, 0, {
    STUDIO_PUBLIC_URL: front.url,
    STUDIO_OIDC_ISSUER: provider.issuer,
    STUDIO_OIDC_CLIENT: CLIENT,
    STUDIO_OIDC_SECRET: CLIENT_SECRET,
    STUDIO_OIDC_GROUPS: groups,
    STUDIO_PREVIEW_ORIGIN: front.url.replace(NAME, `*.${PREVIEWS}`),
    STUDIO_PREVIEW_PORT: '0',
  });
  front.leadTo((host) => (host.includes(PREVIEWS) ? studio.previews : studio.url));
  const stop = async () => {
    front.stop();
    await provider.stop();
    await studio.kill();
  };
  return { url: front.url, provider, stop };
}

export async function signIn(page: Page, account: string): Promise<void> {
  await page.getByRole('link', { name: '用统一登录进入' }).click();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}
