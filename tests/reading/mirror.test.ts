import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeLock } from '@bank/store';
import { nginxProgram, startDeployedNginx, type DeployedNginx } from '../support/deployed-nginx.ts';
import { embeddedEnvironment } from '../support/embedded-environment.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { copyTemplateStore } from '../support/template-store.ts';

/* The demo bank as files, behind the nginx of deploy/nginx, beside the server itself. */

const ROOT = resolve(import.meta.dirname, '../..');
const CONTENT = join(ROOT, 'packages/server/src/content-command.ts');
/** A port that nothing listens on. */
const NOBODY = 1;
const A_BREATH_MS = 20;
const BUILT = join(ROOT, 'packages/site/dist/client');
const EDITED = 'articles/201006/20260519-sanctions-docs.zh.md';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
function ask(
  base: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((answered, failed) => {
    // The very text: an URL object would mend it.
    const { hostname, port } = new URL(base);
    const asked = request({ hostname, port, path, method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        answered({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', failed);
    asked.end();
  });
}

/** What neither of two servers in front of the same bytes decides by them. */
const OF_THE_CONNECTION = new Set(['date', 'server', 'connection', 'keep-alive']);
const told = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_THE_CONNECTION.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
  body: body.toString('base64'),
});

const program = nginxProgram();
let folder: string;
let server: ServerProcess;
let nginx: DeployedNginx;
/** One that has no server to ask. */
let alone: DeployedNginx;
let listed: string[];

async function content(...args: string[]): Promise<string> {
  const env = embeddedEnvironment(join(folder, 'data'));
  return (await promisify(execFile)(process.execPath, [CONTENT, ...args], { env })).stdout;
}

const mirror = () => content('mirror', join(folder, 'mirror'));

function isBeingMade(): boolean {
  const lock = takeLock(join(folder, 'mirror/mirror.lock'));
  lock?.release();
  return lock === undefined;
}

async function locationsIn(path: string): Promise<string[]> {
  const { body } = await ask(server.url, path);
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

describe.skipIf(program === undefined)('the demo bank as files', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bank-mirror-'));
    // nginx, started by root, is another user.
    chmodSync(folder, 0o755);
    copyTemplateStore(join(folder, 'data'));
    cpSync(join(ROOT, 'content/site'), join(folder, 'site'), { recursive: true });
    await mirror();
    server = await startServer(join(folder, 'data'), 0, { MIRROR_DIR: join(folder, 'mirror') });
    nginx = await startDeployedNginx(program ?? '', join(folder, 'mirror'), Number(new URL(server.url).port));
    alone = await startDeployedNginx(program ?? '', join(folder, 'mirror'), NOBODY);
    listed = (await Promise.all((await locationsIn('/sitemap.xml')).map(locationsIn))).flat();
  });

  afterAll(async () => {
    agent.destroy();
    await nginx?.stop();
    await alone?.stop();
    await server?.stop();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  const both = async (path: string, headers?: Record<string, string>, method?: string, by = alone) => {
    const [ours, theirs] = await Promise.all([
      ask(by.url, path, headers, method),
      ask(server.url, path, headers, method),
    ]);
    return { ours: told(ours), theirs: told(theirs) };
  };

  it('is answered by nginx as by the server, header for header', async () => {
    expect(listed.length).toBeGreaterThan(2_000);
    for (const path of listed) {
      const { ours, theirs } = await both(path, { 'accept-encoding': 'gzip' });
      expect({ path, ...ours }).toEqual({ path, ...theirs });
    }
    // What is rendered ahead gets its best form in brotli some time later.
    for (const path of listed.filter((one) => one.includes('?')).filter((_, index) => index % 25 === 0)) {
      const { ours, theirs } = await both(path, { 'accept-encoding': 'gzip, br' });
      expect({ path, ...ours }).toEqual({ path, ...theirs });
      const etag = String(ours.headers['etag']);
      for (const headers of [
        {},
        { 'accept-encoding': 'gzip, br', 'if-none-match': etag },
        { 'accept-encoding': 'br;q=0' },
      ]) {
        const plain = await both(path, headers as Record<string, string>);
        expect({ path, ...plain.ours }).toEqual({ path, ...plain.theirs });
      }
      const head = await both(path, { 'accept-encoding': 'gzip' }, 'HEAD');
      expect({ path, ...head.ours }).toEqual({ path, ...head.theirs });
    }
  });

  it('has its feeds, sitemaps, pictures and data under the headers of the server', async () => {
    const home = (await ask(server.url, '/personal')).body.toString();
    const named = [...home.matchAll(/\/(?:chrome\/[\w-]+\.json|images\/[\da-f]{24}\.\w+|feed\/[\w.]+)/g)].map(
      ([path]) => path,
    );
    expect(named.length).toBeGreaterThan(5);
    const fixed = [
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-zh-1.xml',
      '/feed/fx.json',
      '/site.webmanifest',
      '/opensearch.xml',
    ];
    const asked = ['/404', '/en/404', '/', '/personal?utm=1', '/nowhere'].map(
      (path) => [path, nginx] as const,
    );
    for (const [path, by] of [...[...named, ...fixed].map((one) => [one, alone] as const), ...asked]) {
      for (const encoding of ['gzip', 'identity']) {
        const { ours, theirs } = await both(path, { 'accept-encoding': encoding }, 'GET', by);
        expect({ path, ...ours }).toEqual({ path, ...theirs });
      }
    }
    const built = globSync('**/*', { cwd: BUILT, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(BUILT.length))
      .filter((name) => !name.startsWith('/.vite/'));
    const endings = new Map(built.map((name) => [extname(name), name]));
    expect(endings.size).toBeGreaterThan(5);
    for (const name of endings.values()) {
      const { ours, theirs } = await both(name, { 'accept-encoding': 'br' });
      // The build's files have ETags of each server's own.
      for (const { headers } of [ours, theirs]) {
        delete headers['etag'];
        delete headers['accept-ranges'];
      }
      expect({ name, ...ours }).toEqual({ name, ...theirs });
    }
  });

  it('lets no address lead out of it', async () => {
    const before = told(await ask(nginx.url, '/personal'));
    for (const path of [
      '/../manifest.json',
      '/%2e%2e/manifest.json',
      '/personal?/../../../manifest',
      '/personal?a=/../../manifest.json%00',
      '/personal?..',
      '//personal',
      '/.mirror/away',
      '/current/personal.html',
      '/last/manifest.json',
      '/nginx/headers.conf',
      `/personal?a=${'x'.repeat(3_000)}`,
    ]) {
      const answer = await ask(nginx.url, path);
      expect([path, answer.body.toString().includes('"inputs"'), answer.status === 500]).toEqual([
        path,
        false,
        false,
      ]);
    }
    expect((await ask(nginx.url, '/feedback', {}, 'POST')).status).not.toBe(500);
    expect(told(await ask(nginx.url, '/personal'))).toEqual(before);
  });

  it('changes to another release in one step while it is read', async () => {
    const file = join(folder, 'site', EDITED);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n\n更正一处。\n`);
    await content('pack', join(folder, 'site'), '--scope', 'site', '--out', join(folder, 'bundle'));
    const read = [
      ...listed.filter((path) => path.includes('id=20260519-sanctions-docs')),
      '/personal',
      '/bobbank',
      '/sitemap-zh-1.xml',
    ];
    const seen = new Map(read.map((path) => [path, new Set<string>()]));
    const look = async (path: string) => {
      const { status, headers, body } = await ask(nginx.url, path, { 'accept-encoding': 'gzip' });
      const text = gunzipSync(body).toString();
      expect([path, status, headers['etag']?.split('-')[1]]).toEqual([
        path,
        200,
        `${body.length.toString(16)}"`,
      ]);
      const facts = JSON.stringify([headers['etag'], text.length, text.includes('更正一处')]);
      seen.get(path)?.add(facts);
      return facts;
    };
    const before = new Map<string, string>();
    for (const path of read) before.set(path, await look(path));
    // `current` is away while the machine is so busy that it would be outdated.
    const served = () => readlinkSync(join(folder, 'mirror/last'));
    const stood = served();
    await content('import', join(folder, 'bundle'), '--activate');
    const made = new AbortController();
    const readers = read.map(async (path) => {
      while (!made.signal.aborted) {
        await look(path);
        // The thread that makes mirrors lets everybody go first, and readers without a breath would leave it nothing.
        await delay(A_BREATH_MS);
      }
    });
    // The server itself makes the next one.
    while (served() === stood || isBeingMade()) await delay(A_BREATH_MS);
    made.abort();
    await Promise.all(readers);
    // nginx looks once a second whether an open file is still the one.
    const [article = ''] = read;
    while ((await look(article)) === before.get(article)) await delay(A_BREATH_MS);
    const after = new Map<string, string>();
    for (const path of read) after.set(path, await look(path));
    expect(await mirror()).toMatch(/is of this version already: \d+ pages/);
    // The others are the same files as before.
    const pages = globSync('current/*/gzip/**/*.html', { cwd: join(folder, 'mirror') });
    const rendered = pages.filter((name) => statSync(join(folder, 'mirror', name)).nlink === 1);
    expect(pages.length).toBeGreaterThan(2_000);
    expect(rendered.length).toBeLessThan(30);
    for (const path of read) {
      const known = new Set([before.get(path), after.get(path)]);
      expect([path, [...(seen.get(path) ?? [])].filter((facts) => !known.has(facts))]).toEqual([path, []]);
    }
    expect(
      brotliDecompressSync((await ask(nginx.url, article, { 'accept-encoding': 'br' })).body).toString(),
    ).toContain('更正一处');
  });

  it('stays up, every page, when the server is killed', async () => {
    const home = (await ask(server.url, '/personal')).body.toString();
    await server.kill();
    for (const path of listed) {
      const { status, headers } = await ask(alone.url, path, { 'accept-encoding': 'gzip' });
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
    }
    const named = home.match(
      /\/(?:chrome\/[\w-]+\.json|(?:images|files)\/[\da-f]{24}\.\w+|assets\/[\w-]+\.(?:json|js|css)|feed\/[\w.]+)/g,
    );
    for (const path of new Set(named))
      expect([path, (await ask(alone.url, path)).status]).toEqual([path, 200]);
    expect(await ask(nginx.url, '/')).toMatchObject({ status: 302, headers: { location: '/personal' } });
    const missing = await ask(nginx.url, '/en/404?from=%2Fen%2Fx');
    expect([missing.status, missing.body.toString().includes('lang="en"')]).toEqual([404, true]);
    const away = await ask(nginx.url, '/bobbank/search?keyword=loan');
    expect(away).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store', 'x-frame-options': 'DENY' },
    });
    expect(away.body.toString()).toContain('网站内容暂时不可用');
  });
});
