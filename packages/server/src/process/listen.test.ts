import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

const NEWCOMERS = 1_000;
/** Who finds no room asks again and again, and finds none as long as the process is busy. */
const CONNECTS = `
  const { connect } = require('node:net');
  let connected = 0;
  const tell = () => {
    console.log(connected);
    process.exit();
  };
  setTimeout(tell, 10_000);
  for (let n = 0; n < ${NEWCOMERS}; n += 1)
    connect(Number(process.argv[1]), '127.0.0.1', () => {
      connected += 1;
      if (connected === ${NEWCOMERS}) tell();
    }).on('error', () => {});
`;
const SYSTEM_ALLOWS = '/proc/sys/net/core/somaxconn';
const allowed = process.platform === 'linux' ? Number(readFileSync(SYSTEM_ALLOWS, 'utf8')) : 0;

it.skipIf(allowed < NEWCOMERS)('a thousand who come while the process is busy wait for it', async () => {
  const server = createServer();
  const port = await listen(server, '127.0.0.1', 0, 'PORT');
  // Nothing of this process runs meanwhile.
  const { stdout } = spawnSync(process.execPath, ['-e', CONNECTS, String(port)], { encoding: 'utf8' });
  server.close();
  expect(Number(stdout)).toBe(NEWCOMERS);
});

describe('what is told where nothing can listen', () => {
  const told = (host: string, port: number, setting: 'PORT' | 'METRICS_PORT' = 'PORT') =>
    listen(createServer(), host, port, setting).then(
      () => 'it listens',
      (error: Error) => error.message,
    );

  it('names the port that another program has', async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = await listen(other, '127.0.0.1', 0, 'PORT');
    expect(await told('127.0.0.1', port)).toMatch(
      /another program listens there already\. Stop it, or choose another PORT; PORT=0 takes a free one\.$/,
    );
  });

  it.each([
    ['192.0.2.1', 'EADDRNOTAVAIL'],
    ['no-such-host.invalid', 'ENOTFOUND|EAI_AGAIN'],
  ])('names the address that this machine has not: %s', async (host, code) => {
    expect(await told(host, 0)).toMatch(
      new RegExp(`${host}, port 0: this machine has no such address \\((?:${code})\\)\\. Correct HOST\\.$`),
    );
    expect(await told(host, 0, 'METRICS_PORT')).toMatch(/Correct METRICS_HOST\.$/);
  });

  it('names the right that a port needs', async () => {
    const server = createServer();
    const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
    server.listen = () => {
      process.nextTick(() => server.emit('error', denied));
      return server;
    };
    await expect(listen(server, '', 443, 'PORT')).rejects.toThrow(
      'cannot listen on all addresses, port 443: this account may not (EACCES). Choose a PORT of 1024 or more, or give the service the right to the lower ones.',
    );
  });
});
