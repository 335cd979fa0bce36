import { monitorEventLoopDelay } from 'node:perf_hooks';
import { withBank } from './support/bank.mjs';
import { ask, ms, startClients, sum, unexpected, until } from './support/clients.mjs';

const PATHS = ['/personal', '/en', '/bobbank/secondlist', '/personal/lcmx', '/404-of-nobody'];
const NS_IN_MS = 1e6;
const REPLACED = '"msg":"all workers replaced"';

export const fault = {
  id: 'R17',
  promise: 'A new version goes live without a request that fails.',
  fault:
    'rolling restarts (SIGUSR2) of two workers under 64 kept connections and 8 clients that open one each time',
  measure: 'errors and statuses that clients see',
  target: '20 restarts, 0 errors of any kind',
  isFast: true,
};

const countOf = (text, part) => text.split(part).length - 1;

/** Clients that keep no connection: each request meets the listening socket itself. */
function startNewcomers(url, count) {
  const seen = { answered: 0, errors: [] };
  const over = new AbortController();
  const all = Array.from({ length: count }, async (_, n) => {
    while (!over.signal.aborted) {
      try {
        const { status } = await ask(url, { path: PATHS[n % PATHS.length] });
        if (status >= 400) seen.errors.push(status);
        else seen.answered += 1;
      } catch (error) {
        seen.errors.push(error.code ?? error.message);
      }
    }
  });
  return async () => {
    over.abort();
    await Promise.all(all);
    return seen;
  };
}

export async function run({ isFast }) {
  const restarts = isFast ? 2 : 20;
  const settings = { WEB_WORKERS: '2' };
  return withBank({ name: 'r17', settings, logLevel: 'info' }, async (bank) => {
    const next = (i) => ({ path: PATHS[i % PATHS.length] });
    // A client that is late itself meets connections that have ended by their time.
    const own = monitorEventLoopDelay();
    own.enable();
    const clients = startClients({ url: bank.url, count: 64, next, pauseMs: 50 });
    const stopNewcomers = startNewcomers(bank.url, 8);
    for (let n = 1; n <= restarts; n += 1) {
      bank.signal('SIGUSR2');
      await until(() => countOf(bank.log(), REPLACED) >= n, `restart ${n}`, {
        withinMs: 120_000,
        everyMs: 250,
      });
    }
    const newcomers = await stopNewcomers();
    const { answered, statuses, errors, times } = await clients.stop();
    const bad = unexpected(statuses, [200, 302, 301]);
    const failed = errors.length + newcomers.errors.length + sum(bad);
    const all = answered + newcomers.answered;
    const ownMs = Math.round(own.max / NS_IN_MS);
    return {
      isMet: failed === 0,
      figure: `${failed} of ${all} requests failed in ${restarts} restarts, p99 ${Math.round(ms(times, 0.99))} ms; the clients’ own thread was ${ownMs} ms late at most`,
      figures: {
        restarts,
        answered: all,
        errors: [...errors, ...newcomers.errors].slice(0, 10),
        bad,
        p99Ms: ms(times, 0.99),
        ownMs,
      },
      size: isFast ? `${restarts} restarts` : 'full',
    };
  });
}
