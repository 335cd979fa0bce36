import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeRequests } from '@bank/server/src/process/edge/purge-requests.ts';
import { CACHE_CONTROL } from '@bank/server/src/http/cache-control.ts';
import { nginxProgram, startDeployedNginx, type DeployedNginx } from './support/deployed-nginx.ts';

const program = nginxProgram();
const KEY = 'a-key-of-a-test';

describe.skipIf(program === undefined)('a page that nginx has kept', () => {
  let nginx: DeployedNginx;
  let folder = '';
  let version = 1;
  const asked: IncomingHttpHeaders[] = [];
  const site = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(200, { 'cache-control': CACHE_CONTROL.page }).end(`version ${version}`);
  });
  beforeAll(async () => {
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    folder = mkdtempSync(join(tmpdir(), 'bank-edge-'));
    const { port } = site.address() as AddressInfo;
    nginx = await startDeployedNginx(program ?? '', join(folder, 'mirror'), port, { refreshKey: KEY });
  });
  afterAll(async () => {
    await nginx.stop();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async (encoding: string) =>
    (await fetch(`${nginx.url}/en/news?id=1`, { headers: { 'accept-encoding': encoding } })).text();
  const refresh = async (token: string) => {
    const settings = { edgePurge: 'nginx', edgePurgeUrl: nginx.url, edgePurgeToken: token } as const;
    for (const { url, ...request } of purgeRequests(settings, { tags: [], addresses: ['/en/news?id=1'] }))
      await (await fetch(url, request)).text();
  };

  it('is fetched anew in each of its forms for who knows the key, and for nobody else [PERF-4]', async () => {
    const forms = ['br', 'gzip', 'identity'];
    const all = () => Promise.all(forms.map(read));
    expect(await all()).toEqual(Array(3).fill('version 1'));
    version = 2;
    await refresh('somebody else’s'.replaceAll(/[^\w-]/g, ''));
    expect(await all()).toEqual(Array(3).fill('version 1'));
    await refresh(KEY);
    expect(await all()).toEqual(Array(3).fill('version 2'));
    // The key goes no further.
    expect(asked.filter((headers) => headers['x-refresh-key'] !== undefined)).toEqual([]);
  });
});
