import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SearchUnavailable } from '../search-engine.ts';
import { OpenSearchClient } from './open-search-client.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function aServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the link to OpenSearch', () => {
  it('sends user and password as a header, and never in the address [SEC-27]', async () => {
    const seen: unknown[] = [];
    const host = await aServer((request, response) => {
      seen.push([request.url, request.headers.authorization]);
      response.end('{}');
    });
    await new OpenSearchClient({ url: `http://bank:hun%3Ater2@${host}` }).send('GET', '/x', undefined, 2_000);
    expect(seen).toEqual([['/x', `Basic ${Buffer.from('bank:hun:ter2').toString('base64')}`]]);
  });

  it('takes its password to no other address [SEC-27]', async () => {
    let asked = 0;
    const other = await aServer((_, response) => {
      asked += 1;
      response.end('{}');
    });
    const host = await aServer((_, response) => {
      response.writeHead(307, { location: `http://${other}/x` }).end();
    });
    const client = new OpenSearchClient({ url: `http://bank:hunter2@${host}` });
    await expect(client.send('GET', '/x', undefined, 2_000)).rejects.toThrow(SearchUnavailable);
    expect(asked).toBe(0);
  });
});
