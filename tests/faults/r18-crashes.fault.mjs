import { readFileSync, readdirSync } from 'node:fs';
import { runProgram } from '@bank/server/src/testing/run-main.ts';
import { childrenOf } from '../../bench/process-figures.mjs';
import { withBank } from './support/bank.mjs';
import { ask, pause, startClients, sum, unexpected, until } from './support/clients.mjs';
import { warmPage } from './support/pages.mjs';

const CLIENTS = 32;
/** A worker that lived this long is replaced without a longer pause (cluster.ts). */
const SETTLED_MS = 10_500;
const AGAIN_WITHIN_MS = 1_000;
const LONGEST_UNDER_WAY_MS = 5_000;

export const fault = {
  id: 'R18',
  promise:
    'A worker that fails takes nobody else with it and is replaced; one that always fails is not started in a rage.',
  fault:
    'uncaught exceptions in a worker; workers ended by SIGABRT under load; workers killed as soon as they are there',
  measure: 'failed requests of others, time until another process is there, pauses between starts',
  target:
    'exceptions: 0 failed; aborts: none that was asked once the process had gone, and at most those under way; another process within 1 s; pauses grow to 10 s',
};

/** Requests that failed for others while workers of a cluster threw, each by one request. */
async function exceptions(count) {
  const program = runProgram('fake-main.ts', {
    PORT: '0',
    METRICS_PORT: '0',
    WEB_WORKERS: '2',
    LOG_LEVEL: 'info',
  });
  try {
    const url = String((await program.said('listening')).url);
    await program.said('pages rendered ahead', 2);
    const clients = startClients({ url, count: CLIENTS, next: () => ({ path: '/news' }), pauseMs: 5 });
    for (let n = 1; n <= count; n += 1) {
      await ask(url, { path: '/api/crash' });
      await program.said('pages rendered ahead', 2 + n);
    }
    const { answered, errors, statuses } = await clients.stop();
    return { answered, failed: errors.length + sum(unexpected(statuses, [200])) };
  } finally {
    program.process.kill('SIGKILL');
    await program.ended;
  }
}

/** Its parent has not buried it yet, or has. Its connections are open until the last of its threads has ended. */
function hasEnded(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).every((thread) =>
      /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8')),
    );
  } catch {
    return true;
  }
}

const socketsLookedAt = () => new Promise((done) => setImmediate(() => setImmediate(done)));

async function newcomer(bank, known) {
  const startedAt = performance.now();
  let fresh;
  await until(() => {
    fresh = childrenOf(bank.pid).find((pid) => !known.includes(pid));
    return fresh !== undefined;
  }, 'another worker');
  return { pid: fresh, afterMs: performance.now() - startedAt };
}

export async function run({ isFast }) {
  const [throwing, aborting, looping] = isFast ? [2, 1, 4] : [100, 8, 9];
  const thrown = await exceptions(throwing);
  return withBank({ name: 'r18', settings: { WEB_WORKERS: '2' } }, async (bank) => {
    const ready = async () => (await fetch(`${bank.operatorsUrl}/readyz`)).status === 200;
    await until(ready, 'readiness');
    const clients = startClients({ url: bank.url, count: CLIENTS, next: warmPage, pauseMs: 20 });
    const afterMs = [];
    const endedAt = [];
    for (let n = 0; n < aborting; n += 1) {
      await pause(SETTLED_MS);
      const workers = childrenOf(bank.pid);
      const abortedAt = performance.now();
      process.kill(workers[0], 'SIGABRT');
      await until(() => hasEnded(workers[0]), 'its end', { everyMs: 1 });
      // The clients are of this process, and learn that their connections have ended when it looks at its sockets.
      await socketsLookedAt();
      endedAt.push([abortedAt, performance.now()]);
      afterMs.push((await newcomer(bank, workers)).afterMs);
    }
    const { answered, errors, failedSince, statuses } = await clients.stop();
    const refused = sum(unexpected(statuses, [200]));
    const failed = errors.length + refused;
    // Whoever had been asking when the worker ended, or asked over a connection that was just ending with it.
    const isUnderWay = (since) =>
      endedAt.some(([from, to]) => since <= to && since >= from - LONGEST_UNDER_WAY_MS);
    const others = refused + failedSince.filter((since) => !isUnderWay(since)).length;
    const pauses = [];
    let victim = childrenOf(bank.pid).at(-1);
    for (let n = 0; n < looping; n += 1) {
      const known = childrenOf(bank.pid);
      process.kill(victim, 'SIGKILL');
      const { pid, afterMs: paused } = await newcomer(bank, known);
      pauses.push(Math.round(paused));
      victim = pid;
    }
    const isPatient = isFast ? pauses.at(-1) > pauses[0] : pauses.at(-1) >= 9_000;
    const slowest = Math.max(...afterMs);
    const underWay = CLIENTS * aborting;
    return {
      isMet:
        thrown.failed === 0 && others === 0 && failed <= underWay && slowest <= AGAIN_WITHIN_MS && isPatient,
      figure: `${throwing} exceptions: ${thrown.failed} of ${thrown.answered} failed; ${aborting} aborts: ${failed} of ${answered + errors.length} failed (${underWay} could be under way), ${others} of them asked before or after, another process after at most ${Math.round(slowest)} ms; pauses ${pauses.join(', ')} ms`,
      figures: { thrown, aborting, failed, others, errors: [...new Set(errors)], afterMs, pauses },
      size: isFast ? `${throwing} exceptions, ${aborting} aborts` : '100 exceptions, 8 aborts',
    };
  });
}
