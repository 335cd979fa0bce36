import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { closesSource, DEMO } from './closes-source.ts';

const CLOSES = [
  { date: '2026-11-19', close: '6.40' },
  { date: '2026-11-20', close: '6.42' },
];
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function aSource(body: unknown) {
  const server = createServer((_, response) => void response.end(JSON.stringify(body)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const warnings: unknown[] = [];
const log = { warn: (...given: unknown[]) => void warnings.push(given) };

describe('closing prices', () => {
  it('of the configured service are no demo, whatever it says [IR-3]', async () => {
    const read = closesSource(await aSource({ closes: CLOSES, isDemo: true }), log);
    await expect.poll(read).toEqual({ isDemo: false, closes: CLOSES });
  });

  it('are none where the service says something else [IR-3]', async () => {
    const read = closesSource(await aSource({ closes: [{ date: 'today', close: 'high' }] }), log);
    expect(await read()).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  it('of the demo say so, and end with the day before [IR-3]', async () => {
    const read = closesSource(DEMO, log, () => Date.parse('2026-11-24T10:00:00+08:00'));
    const answer = await read();
    expect(answer?.isDemo).toBe(true);
    expect(answer?.closes.at(-1)?.date).toBe('2026-11-23');
  });
});
