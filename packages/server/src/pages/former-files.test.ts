import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aBuiltSite } from '../testing/built-site.ts';
import { aTestApp } from '../testing/test-app.ts';
import { FormerFiles } from './former-files.ts';

const DAY_MS = 86_400_000;

/** A data folder, and two builds: the second has one script of the first no more. */
function twoBuilds() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-former-'));
  const first = aBuiltSite();
  writeFileSync(join(first.folder, 'assets', 'gone-1.js'), 'gone');
  const second = aBuiltSite();
  const clock = { now: Date.now() };
  const files = (atMostBytes = 2 ** 30) =>
    new FormerFiles({ folder: join(dataDir, 'former'), atMostBytes, now: () => clock.now });
  return {
    dataDir,
    first: first.folder,
    second: second.folder,
    files,
    clock,
    [Symbol.dispose]: () => {
      for (const built of [first, second]) built[Symbol.dispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

it('outlive their build, packed and for ever as before [REL-20]', async () => {
  using builds = twoBuilds();
  await builds.files().keep(builds.first);
  const environment = { BANK_DATA_DIR: builds.dataDir };
  const headers = { 'accept-encoding': 'br' };
  const ask = async (clientFolder: string, url: string) => {
    await using app = await aTestApp({ environment, clientFolder });
    return app.fastify.inject({ url, headers });
  };
  const before = await ask(builds.first, '/assets/menu-1.js');
  rmSync(join(builds.second, 'assets', 'menu-1.js'));
  rmSync(join(builds.second, 'assets', 'menu-1.js.br'));
  await builds.files().keep(builds.second);
  const after = await ask(builds.second, '/assets/menu-1.js');
  expect(after.statusCode).toBe(200);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
  for (const name of ['content-encoding', 'content-type', 'cache-control', 'etag'])
    expect(after.headers[name], name).toBe(before.headers[name]);
});

it('stay for thirty days after the last day of their build, and no longer [REL-20]', async () => {
  using builds = twoBuilds();
  const files = builds.files();
  await files.keep(builds.first);
  builds.clock.now += 40 * DAY_MS;
  await files.keep(builds.first);
  builds.clock.now += 29 * DAY_MS;
  await files.keep(builds.second);
  expect(await files.find('gone-1.js')).toBeDefined();
  builds.clock.now += 2 * DAY_MS;
  await files.keep(builds.second);
  expect(await files.find('gone-1.js')).toBeUndefined();
  expect(await files.find('entry-1.js')).toBeDefined();
});

it('are let go when they take more than their share of the disk, never those of the build that runs', async () => {
  using builds = twoBuilds();
  await builds.files().keep(builds.first);
  await builds.files(1).keep(builds.second);
  expect(await builds.files().find('gone-1.js')).toBeUndefined();
  expect(await builds.files().find('entry-1.js')).toBeDefined();
});

it('are put back when a disk has lost one', async () => {
  using builds = twoBuilds();
  const files = builds.files();
  await files.keep(builds.first);
  const path = join(builds.dataDir, 'former', 'assets', 'gone-1.js');
  rmSync(path);
  await files.keep(builds.first);
  expect(readFileSync(path, 'utf8')).toBe('gone');
  expect(readdirSync(join(builds.dataDir, 'former', 'coming'))).toEqual([]);
});

it.each([
  '../builds',
  '..%2fbuilds',
  'a/../../builds',
  '.hidden',
  'entry-1.js.br',
  '/etc/passwd',
  '',
  'absent.js',
])('are found by no other name: %s', async (name) => {
  using builds = twoBuilds();
  const files = builds.files();
  await files.keep(builds.first);
  expect(await files.find(name)).toBeUndefined();
});
