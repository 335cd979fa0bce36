import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function groupsFile(text: string): string {
  const file = join(folder, 'groups.yaml');
  writeFileSync(file, text);
  return file;
}

const WITH_PROVIDER = {
  BANK_DATA_DIR: folder,
  STUDIO_HOST: '0.0.0.0',
  STUDIO_PUBLIC_URL: 'https://studio.bank.example',
  STUDIO_OIDC_ISSUER: 'https://login.bank.example',
  STUDIO_OIDC_CLIENT: 'studio',
  STUDIO_OIDC_GROUPS: groupsFile('groups: { news: { roles: [writer] } }'),
};

describe('the settings of the studio', () => {
  it('are the demo people on this machine when nothing is set', () => {
    const { host, provider, databaseUrl, sessions } = readConfig({ BANK_DATA_DIR: folder });
    expect({ host, provider, databaseUrl }).toEqual({
      host: '127.0.0.1',
      provider: undefined,
      databaseUrl: '',
    });
    expect(sessions.idleMs).toBe(sessions.longestMs);
  });

  it('open it to other machines with a bank’s sign-in', () => {
    const { host, provider, sessions } = readConfig(WITH_PROVIDER);
    expect(host).toBe('0.0.0.0');
    expect(provider?.issuer.href).toBe('https://login.bank.example/');
    expect(sessions).toEqual({ idleMs: 1_800_000, longestMs: 36_000_000 });
  });

  it('lead to previews by names of their own where these are given', () => {
    expect(readConfig(WITH_PROVIDER).previews).toBeUndefined();
    const { previews } = readConfig({
      ...WITH_PROVIDER,
      STUDIO_PREVIEW_ORIGIN: 'https://*.preview.bank.example',
    });
    expect(previews).toMatchObject({ port: 8091, studioOrigin: 'https://studio.bank.example' });
  });

  it('lead to no previews from elsewhere without a bank’s sign-in', () => {
    const read = () =>
      readConfig({ BANK_DATA_DIR: folder, STUDIO_PREVIEW_ORIGIN: 'https://*.preview.bank.example' });
    expect(read).toThrow('STUDIO_PREVIEW_ORIGIN needs STUDIO_OIDC_ISSUER');
  });

  it.each([
    [
      { STUDIO_PREVIEW_ORIGIN: 'https://preview.bank.example' },
      'as in https://*.preview.bank.example; it is "https://preview.bank.example"',
    ],
    [
      { STUDIO_PREVIEW_ORIGIN: 'https://*.preview.bank.test' },
      'must be of the same site as STUDIO_PUBLIC_URL',
    ],
    [
      { STUDIO_PREVIEW_ORIGIN: 'https://*.preview.bank.example', STUDIO_PREVIEW_PORT: '8090' },
      'must be another port than STUDIO_PORT',
    ],
    [{ STUDIO_PREVIEW_PORT: 'x' }, /^STUDIO_PREVIEW_PORT must be a port, from 0 to 65535; it is "x"\.$/],
    [{ STUDIO_PORT: 'abc' }, /^STUDIO_PORT must be a port, from 0 to 65535; it is "abc"\.$/],
    [{ STUDIO_CONTENT: join(folder, 'none') }, `STUDIO_CONTENT must be the folder that holds`],
    [{ STUDIO_CONTENT: join(folder, 'none') }, `there is no folder at ${join(folder, 'none')}`],
    [{ STUDIO_CONTENT: join(folder, 'groups.yaml') }, 'there is no folder at'],
    [{ STUDIO_OIDC_ISSUER: '' }, 'STUDIO_HOST cannot be 0.0.0.0 without STUDIO_OIDC_ISSUER'],
    [{ STUDIO_OIDC_ISSUER: 'http://login.bank.example' }, 'STUDIO_OIDC_ISSUER must be an https address'],
    [{ STUDIO_OIDC_ISSUER: 'postgres://localhost' }, 'STUDIO_OIDC_ISSUER must be an https address'],
    [{ STUDIO_PUBLIC_URL: '' }, 'needs STUDIO_PUBLIC_URL'],
    [{ STUDIO_PUBLIC_URL: 'http://studio.bank.example' }, 'needs STUDIO_PUBLIC_URL'],
    [{ STUDIO_PUBLIC_URL: 'https://bank.example/studio' }, 'needs STUDIO_PUBLIC_URL'],
    [{ STUDIO_OIDC_CLIENT: '' }, 'needs STUDIO_OIDC_CLIENT'],
    [{ STUDIO_OIDC_GROUPS: join(folder, 'none.yaml') }, 'STUDIO_OIDC_GROUPS cannot be read'],
    [{ STUDIO_IDLE_MINUTES: '0' }, 'STUDIO_IDLE_MINUTES must be a number from 1 to 720; it is "0"'],
    [
      { STUDIO_DATABASE_URL: 'mysql://bank:hunter2@db/studio' },
      'STUDIO_DATABASE_URL must be the address of a PostgreSQL',
    ],
    [{ STUDIO_DATABASE_URL: 'postgres://bank:hunter2@db/studio' }, 'needs sslmode=verify-full'],
  ])('are refused with %j', (differences, expected) => {
    const read = () => readConfig({ ...WITH_PROVIDER, ...differences });
    expect(read).toThrow(expected);
    expect(read).not.toThrow('hunter2');
  });

  it.each([
    ['groups: {}', 'groups'],
    ['groups: { news: { roles: [editor] } }', 'groups.news.roles'],
    ['groups: { news: { roles: [writer], scope: [site] } }', 'groups.news'],
    ['groups: { news: { roles: [writer], columns: [news] } }', 'groups.news.columns'],
  ])('take no groups from %s', (text, place) => {
    const file = join(folder, 'wrong.yaml');
    writeFileSync(file, text);
    expect(() => readConfig({ ...WITH_PROVIDER, STUDIO_OIDC_GROUPS: file })).toThrow(`${file}: ${place}`);
  });

  it('take the groups that docs/studio.md shows', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../../../docs/studio.md'), 'utf8');
    const [, shown = ''] = /```yaml\n([\s\S]*?)```/.exec(text) ?? [];
    const file = join(folder, 'shown.yaml');
    writeFileSync(file, shown);
    const { provider } = readConfig({ ...WITH_PROVIDER, STUDIO_OIDC_GROUPS: file });
    expect(Object.keys(provider?.groups.groups ?? {}).length).toBeGreaterThan(2);
  });
});
