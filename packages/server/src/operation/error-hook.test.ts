import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answering } from '@bank/contract/testing';
import { ErrorHook } from './error-hook.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

interface Told {
  text: string;
  message: string;
  kind: string;
  at: string[];
  times: number;
}

const told: Told[] = [];
let status = 200;
const chat = createServer(
  answering(async (request, response) => {
    told.push((await json(request)) as Told);
    response.writeHead(status).end();
  }),
);
beforeAll(async () => {
  chat.listen(0, '127.0.0.1');
  await once(chat, 'listening');
});
afterAll(() => {
  chat.closeAllConnections();
  chat.close();
});
beforeEach(() => {
  told.length = 0;
  status = 200;
});

const MINUTE_MS = 60_000;

/** A log whose errors are told, at a time that a test sets. */
function aLog(url = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook`) {
  const clock = { now: 0 };
  const lines: { level: string; msg: string }[] = [];
  const errors = new ErrorHook(url, () => clock.now);
  const log = createLog(
    'info',
    { write: (line) => void lines.push(JSON.parse(line) as { level: string; msg: string }) },
    { onError: errors.hear },
  );
  const metrics = createMetrics();
  errors.start({ log, metrics });
  const counted = async () =>
    Object.fromEntries(
      (await metrics.errorReports.get()).values.map(({ labels, value }) => [labels.outcome, value]),
    );
  return { log, errors, clock, lines, counted };
}

describe('whoever watches', () => {
  it('is told of errors at once: our words, the kind and the place, nothing that a visitor may have written [SEC-20]', async () => {
    const { log, errors, lines } = aLog();
    const failure = new TypeError('no page for 13800138000\n    at packages/words/of/a-visitor.ts:1:1');
    log.child({ requestId: 'a-1' }).error({ err: failure, path: '/x?keyword' }, 'request failed');
    await errors.idle();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ message: 'request failed', kind: 'TypeError', times: 1 });
    expect(told[0]?.at[0]).toMatch(/^packages\/server\/src\/operation\/error-hook\.test\.ts:\d+:\d+$/);
    expect(told[0]?.text).toContain('request failed (TypeError packages/server/src/');
    expect(JSON.stringify(told)).not.toMatch(/13800138000|a-visitor|keyword|requestId/);
    // The log has it as before.
    expect(lines).toMatchObject([{ level: 'error', msg: 'request failed', requestId: 'a-1' }]);
  });

  it('is not told of warnings', async () => {
    const { log, errors } = aLog();
    log.warn({ err: new Error('x') }, 'request not answered, because a store is away');
    log.info('listening');
    await errors.idle();
    expect(told).toEqual([]);
  });

  it('is told of the same again after ten minutes, and how often it came', async () => {
    const { log, errors, clock, counted } = aLog();
    const fail = (message: string) => log.error({ err: new Error(message) }, 'request failed');
    for (let i = 0; i < 50; i += 1) fail(`number ${i}`);
    log.fatal('the server did not stop in order');
    await errors.idle();
    expect(told.map(({ message, times }) => [message, times])).toEqual([
      ['request failed', 1],
      ['the server did not stop in order', 1],
    ]);
    clock.now = 10 * MINUTE_MS;
    fail('later');
    await errors.idle();
    expect(told.at(-1)).toMatchObject({ message: 'request failed', times: 50 });
    expect(await counted()).toEqual({ told: 3, failed: 0, held: 49 });
  });

  it('is told of twenty an hour at most', async () => {
    const { log, errors, clock } = aLog();
    for (let i = 0; i < 40; i += 1) log.error(`kind ${i}`);
    await errors.idle();
    expect(told).toHaveLength(20);
    clock.now = 61 * MINUTE_MS;
    log.error('kind 39');
    await errors.idle();
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toMatchObject({ message: 'kind 39', times: 2 });
  });

  it.each([
    ['refuses', () => (status = 500)],
    ['is away', undefined],
  ])('fails nobody when the address %s', async (_, spoil) => {
    const { log, errors, lines, counted } = aLog(spoil === undefined ? 'http://127.0.0.1:1/' : undefined);
    spoil?.();
    log.error({ err: new Error('x') }, 'request failed');
    await errors.idle();
    expect(lines.at(-1)).toMatchObject({
      level: 'warn',
      msg: 'nobody could be told of an error; it stands in the log alone',
    });
    expect(await counted()).toEqual({ told: 0, failed: 1, held: 0 });
  });
});
