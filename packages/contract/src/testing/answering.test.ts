import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { answering } from './answering.ts';

it('a request that is broken off is no error of the test, which nobody would catch', async () => {
  const begun = Promise.withResolvers<void>();
  const server = createServer(
    answering(async (request, response) => {
      begun.resolve();
      response.end(await text(request));
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const caller = connect(port, '127.0.0.1');
  caller.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf');
  await begun.promise;
  caller.destroy();
  const whole = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'all of it' });
  expect(await whole.text()).toBe('all of it');
});
