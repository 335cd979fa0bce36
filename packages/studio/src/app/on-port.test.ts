import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { onPort } from './on-port.ts';

it('a port that is taken is named with its setting', async () => {
  const [first, second] = [createServer(), createServer()];
  onTestFinished(() => {
    first.close();
  });
  first.listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as { port: number };
  const place = { host: '127.0.0.1', port };
  const listen = async () => {
    second.listen(place);
    await once(second, 'listening');
  };
  await expect(onPort('STUDIO_PORT', place, listen)).rejects.toThrow(
    `STUDIO_PORT must be a port that is free on 127.0.0.1; another program listens on ${port}.`,
  );
});

it('any other failure stays what it is', async () => {
  const failure = new Error('EACCES');
  const listen = () => Promise.reject(failure);
  await expect(onPort('STUDIO_PORT', { host: '127.0.0.1', port: 80 }, listen)).rejects.toBe(failure);
});
