import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
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
