import { Agent, request } from 'node:http';
import { quantile } from '../../../bench/figures.mjs';

const ANSWER_WITHIN_MS = 60_000;

/** One request; rejects only when there is no whole answer. */
export function ask(url, { path = '/', method = 'GET', headers = {}, body, agent = false } = {}) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let connectedAt = startedAt;
    const sent = request(
      url + path,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            get text() {
              return Buffer.concat(parts).toString();
            },
            ms: performance.now() - startedAt,
            // Without what it waited for one of the agent's connections.
            connectedMs: performance.now() - connectedAt,
          }),
        );
      },
    );
    sent.setTimeout(ANSWER_WITHIN_MS, () => sent.destroy(new Error('no answer in a minute')));
    sent.on('error', (error) => reject(Object.assign(error, { isReused: sent.reusedSocket })));
    sent.once('socket', () => (connectedAt = performance.now()));
    sent.end(body);
  });
}

/**
 * `count` clients, each with one kept connection, ask for `next(i)` over and over until `stop()`, which resolves to what
 * was counted. `seen(answer, asked)` may say what is wrong with an answer. `whileAtRest(work)` resolves to what `work` does
 * while nothing is asked or under way.
 */
export function startClients({ url, count, next, seen = () => undefined, pauseMs = 0 }) {
  const times = [];
  const statuses = {};
  const errors = [];
  /** When each of them had been asked. */
  const failedSince = [];
  const wrong = [];
  let asked = 0;
  let underWay = 0;
  let rest = Promise.resolve();
  const over = new AbortController();
  const one = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over.signal.aborted) {
      await rest;
      const what = next((asked += 1));
      const askedAt = performance.now();
      underWay += 1;
      try {
        const answer = await ask(url, { ...what, agent });
        times.push(answer.ms);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const fault = seen(answer, what);
        if (fault !== undefined) wrong.push(fault);
      } catch (error) {
        errors.push(`${error.code ?? error.message}${error.isReused ? ' on a kept connection' : ''}`);
        failedSince.push(askedAt);
        // Nobody listens for the moment: not everybody ten times a second.
        await pause(500);
      } finally {
        underWay -= 1;
      }
      if (pauseMs > 0) await pause(pauseMs);
    }
    agent.destroy();
  };
  const all = Array.from({ length: count }, one);
  const counted = () => ({ answered: times.length, statuses, errors, failedSince, wrong, times });
  return {
    counted,
    async whileAtRest(work) {
      const { promise, resolve: goOn } = Promise.withResolvers();
      rest = promise;
      try {
        await until(() => underWay === 0, 'the clients at rest');
        return await work();
      } finally {
        goOn();
      }
    },
    async stop() {
      over.abort();
      await Promise.all(all);
      return counted();
    },
  };
}

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export const ms = (times, share) => (times.length === 0 ? 0 : quantile(times, share));

/** Resolves when `isSo()` is true; rejects after `withinMs` with `what` was waited for. */
export async function until(isSo, what, { withinMs = 60_000, everyMs = 10 } = {}) {
  const giveUpAt = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited ${withinMs / 1_000} s in vain: ${what}.`);
    await pause(everyMs);
  }
}

/** An address of its own for each visitor: 10.0.0.1, 10.0.0.2, … */
export const visitorAt = (i) => ({ 'x-forwarded-for': `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}` });

/** The statuses other than those expected, as `{ status: count }`. */
export const unexpected = (statuses, expected) =>
  Object.fromEntries(Object.entries(statuses).filter(([status]) => !expected.includes(Number(status))));

export const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
