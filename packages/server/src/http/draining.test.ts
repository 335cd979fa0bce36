import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { shutPort } from '../process/door.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';

interface Outcome {
  answered: number;
  errors: string[];
}

/** Asks over kept connections until `isOver`, one request after the other; `outcome` tells how it goes. */
async function visit(
  url: () => string | undefined,
  agent: Agent,
  isOver: () => boolean,
  outcome: Outcome = { answered: 0, errors: [] },
): Promise<Outcome> {
  while (!isOver()) {
    const target = url();
    if (target === undefined) return outcome;
    await new Promise<void>((resolve) => {
      get(target, { agent }, (response) => {
        if (response.statusCode !== 200) outcome.errors.push(`status ${response.statusCode}`);
        response.resume().on('end', () => {
          outcome.answered += 1;
          resolve();
        });
        response.on('error', (error) => outcome.errors.push(error.message));
      }).on('error', (error: NodeJS.ErrnoException) => {
        outcome.errors.push(error.code ?? error.message);
        resolve();
      });
    });
    // Some pause between pages, so that connections are idle when the end comes.
    if (outcome.answered % 3 === 0) await setTimeout(5);
  }
  return outcome;
}

const drain = (app: TestApp, hardLimitMs?: number) =>
  app.draining.drain({
    shut: () => shutPort(app.fastify.server),
    ...(hardLimitMs !== undefined && { hardLimitMs }),
  });

describe('an orderly end', () => {
  it('fails none of 32 visitors on kept connections who move on to the next process [REL-17]', async () => {
    const apps: TestApp[] = [await aTestApp({ environment: { LOG_LEVEL: 'silent' } })];
    let url = await (apps[0] as TestApp).open();
    let isOver = false;
    const agents = Array.from({ length: 32 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const outcomes = agents.map((): Outcome => ({ answered: 0, errors: [] }));
    const visits = agents.map((agent, n) =>
      visit(
        () => `${url}/${n % 2 ? 'news' : 'slow'}?page=${n}`,
        agent,
        () => isOver,
        outcomes[n],
      ),
    );
    const everybodyAsksTwice = async () => {
      const before = outcomes.map(({ answered }) => answered);
      const isThrough = () => outcomes.every(({ answered }, n) => answered >= (before[n] ?? 0) + 2);
      await expect.poll(isThrough).toBe(true);
    };
    const drained: Promise<boolean>[] = [];
    for (let restart = 0; restart < 3; restart += 1) {
      await everybodyAsksTwice();
      const old = apps.at(-1) as TestApp;
      const next = await aTestApp({ environment: { LOG_LEVEL: 'silent' } });
      apps.push(next);
      // What a balancer does: the new process is known before the old one lets nobody in any more.
      url = await next.open();
      drained.push(drain(old));
    }
    await everybodyAsksTwice();
    isOver = true;
    await Promise.all(visits);
    for (const agent of agents) agent.destroy();
    expect(outcomes.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await Promise.all(drained)).toEqual([true, true, true]);
    for (const app of apps) await app[Symbol.asyncDispose]();
  });

  it('answers a kept connection once more, saying that it closes', async () => {
    await using app = await aTestApp();
    const origin = new URL(await app.open());
    const socket = connect(Number(origin.port), origin.hostname).setEncoding('latin1');
    let received = '';
    socket.on('data', (text) => (received += String(text)));
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const ask = async () => {
      received = '';
      socket.write('GET /news HTTP/1.1\r\nHost: x\r\n\r\n');
      await expect.poll(() => received).toContain('</html>');
      return received;
    };
    expect(await ask()).toContain('Connection: keep-alive');
    const drained = drain(app);
    expect(await ask()).toContain('Connection: close');
    await ended;
    expect(await drained).toBe(true);
  });

  it('still answers everybody who had connected before the port closed', async () => {
    await using app = await aTestApp({ environment: { LOG_LEVEL: 'silent' } });
    const url = await app.open();
    const agents = Array.from({ length: 100 }, () => new Agent({ keepAlive: true }));
    let asked = 0;
    const over = () => asked > agents.length;
    const visits = agents.map((agent) =>
      visit(() => (asked++ < agents.length ? `${url}/news` : undefined), agent, over),
    );
    // The system has completed the connections; this loop turn has accepted none or few of them.
    const blockedUntil = performance.now() + 100;
    await new Promise((resolve) => process.nextTick(resolve));
    while (performance.now() < blockedUntil);
    const drained = drain(app);
    const outcomes = await Promise.all(visits);
    for (const agent of agents) agent.destroy();
    expect(outcomes.flatMap(({ errors }) => errors)).toEqual([]);
    expect(outcomes.reduce((sum, { answered }) => sum + answered, 0)).toBe(agents.length);
    expect(await drained).toBe(true);
  });

  it('cuts off a visitor who never finishes, at the hard limit', async () => {
    await using app = await aTestApp();
    const origin = new URL(await app.open());
    const arrived = once(app.fastify.server, 'connection');
    const socket = connect(Number(origin.port), origin.hostname, () =>
      socket.write('GET /news HTTP/1.1\r\n'),
    );
    socket.on('error', () => {});
    const [visitor] = (await arrived) as [Socket];
    await expect.poll(() => visitor.bytesRead).toBeGreaterThan(0);
    // Without the limit this would wait for the visitor, and the test would end by its own.
    expect(await drain(app, 300)).toBe(false);
  });
});
