import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { quoteSource } from './quote-source.ts';

const QUOTE = {
  code: '601169',
  exchange: 'SSE',
  name: '北曜银行',
  price: '6.12',
  change: '0.05',
  changeRate: '0.82',
  open: '6.08',
  high: '6.15',
  low: '6.05',
  prevClose: '6.07',
  volume: '48210500',
  quoteTime: '2026-11-20T14:45:00+08:00',
  delayed: '1',
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function aSource(answer: () => { status: number; body: string; location?: string }) {
  const seen = { count: 0 };
  const server = createServer((_, response) => {
    seen.count += 1;
    const { status, body, location } = answer();
    response
      .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
      .end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen };
}

const warnings: unknown[] = [];
const log = { warn: (...given: unknown[]) => void warnings.push(given) };

describe('quoteSource', () => {
  it('asks once a minute however often it is read [IR-3]', async () => {
    const { url, seen } = await aSource(() => ({ status: 200, body: JSON.stringify(QUOTE) }));
    let time = 0;
    const read = quoteSource(url, log, () => time);
    await expect.poll(read).toEqual(QUOTE);
    time = 59_999;
    await read();
    expect(seen.count).toBe(1);
    time = 60_000;
    await read();
    expect(seen.count).toBe(2);
  });

  it.each([
    ['is in trouble', { status: 503, body: '' }],
    ['says something else', { status: 200, body: '{"price":"free"}' }],
    ['says nothing that can be read', { status: 200, body: '<html>' }],
  ])('gives no price when the source %s, and says so in the log [IR-3]', async (_, answer) => {
    const { url } = await aSource(() => answer);
    const before = warnings.length;
    expect(await quoteSource(url, log)()).toBeNull();
    await expect.poll(() => warnings.length).toBe(before + 1);
  });

  it('keeps nobody waiting for a source that hangs, and tells what came late to who asks next [REL-6]', async () => {
    let answerNow = () => {};
    const server = createServer((_, response) => {
      answerNow = () => response.writeHead(200).end(JSON.stringify(QUOTE));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const read = quoteSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, log);
    expect(await read()).toBeNull();
    answerNow();
    await expect.poll(read).toEqual(QUOTE);
  });

  it('follows no redirect to somebody else [SEC-27]', async () => {
    const other = await aSource(() => ({ status: 200, body: JSON.stringify(QUOTE) }));
    const { url } = await aSource(() => ({ status: 302, body: '', location: other.url }));
    expect(await quoteSource(url, log)()).toBeNull();
    expect(other.seen.count).toBe(0);
  });
});
