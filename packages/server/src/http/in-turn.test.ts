import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

const taken: { path: string | undefined; response: ServerResponse }[] = [];
const server = createServer(inTurn((request, response) => taken.push({ path: request.url, response })));
afterEach(() => {
  taken.length = 0;
  server.closeAllConnections();
});

const paths = () => taken.map(({ path }) => path);

/** Until the first of `wanted` is taken up. */
async function asking(...wanted: string[]) {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answered = '';
  client.on('data', (bytes) => (answered += bytes));
  client.on('error', () => undefined);
  client.write(wanted.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  await vi.waitFor(() => expect(paths()).toContain(wanted[0]));
  return { client, answered: () => answered };
}

it('takes up what a connection asks for at once one after the other, and answers all of it', async () => {
  const { answered } = await asking('/1', '/2', '/3');
  expect(paths()).toEqual(['/1']);
  taken[0]?.response.end('one');
  await vi.waitFor(() => expect(paths()).toEqual(['/1', '/2']));
  taken[1]?.response.end('two');
  await vi.waitFor(() => expect(paths()).toEqual(['/1', '/2', '/3']));
  taken[2]?.response.end('three');
  await vi.waitFor(() => expect(answered()).toMatch(/one[^]*two[^]*three/));
});

it('takes up no more of what a connection asked for when that is gone', async () => {
  const { client } = await asking('/1', '/2');
  const [first] = taken;
  client.destroy();
  await once(first?.response as ServerResponse, 'close');
  const other = await asking('/other');
  expect(paths()).toEqual(['/1', '/other']);
  other.client.destroy();
});

it('takes up nothing behind an answer that ends the connection', async () => {
  const { client, answered } = await asking('/1', '/2');
  taken[0]?.response.setHeader('connection', 'close').end('one');
  await once(client, 'close');
  expect([paths(), answered().endsWith('one')]).toEqual([['/1'], true]);
});

it('lets no connection wait for another', async () => {
  await asking('/1');
  await asking('/2');
  expect(paths()).toEqual(['/1', '/2']);
});
