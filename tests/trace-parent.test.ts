import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTraceParent } from '@bank/server/src/operation/traces/trace-parent.ts';
import { nginxProgram, startDeployedNginx, type DeployedNginx } from './support/deployed-nginx.ts';

const program = nginxProgram();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const VISITORS = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, tracestate: 'a=b' };

describe.skipIf(program === undefined)('nginx', () => {
  const asked: IncomingHttpHeaders[] = [];
  const site = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(200, { 'cache-control': 'no-store' }).end('x');
  });
  let nginx: DeployedNginx;
  let folder = '';
  beforeAll(async () => {
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    folder = mkdtempSync(join(tmpdir(), 'bank-trace-'));
    nginx = await startDeployedNginx(
      program ?? '',
      join(folder, 'mirror'),
      (site.address() as AddressInfo).port,
    );
  });
  afterAll(async () => {
    await nginx.stop();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['/personal', '/api/esWebSearch/all', '/api/x'])(
    'gives each request for %s an id of its own, and passes on none of a visitor [SEC-12]',
    async (path) => {
      asked.length = 0;
      for (const headers of [{}, VISITORS]) await (await fetch(nginx.url + path, { headers })).text();
      const parents = asked.map((headers) => readTraceParent(headers['traceparent']));
      expect(parents).toEqual([
        expect.objectContaining({ isSampled: false }),
        expect.objectContaining({ isSampled: false }),
      ]);
      const ids = parents.map((parent) => parent?.traceId);
      expect(new Set([...ids, TRACE]).size).toBe(3);
      expect(asked.map((headers) => headers['tracestate'])).toEqual([undefined, undefined]);
    },
  );
});
