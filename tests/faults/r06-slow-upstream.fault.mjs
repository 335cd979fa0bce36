import { once } from 'node:events';
import { createServer } from 'node:http';
import { withBank } from './support/bank.mjs';
import { ask, pause, sum, visitorAt } from './support/clients.mjs';
import { besideQuiet, inWords, whileReadingApart } from './support/reading-apart.mjs';
import { settled } from './support/settled.mjs';
import { slowProxy } from './support/slow-proxy.mjs';

const SLOW_MS = 10_000;
const DEADLINE_MS = 300;

export const fault = {
  id: 'R6',
  promise: 'A service that the site asks keeps nobody waiting, and its trouble stays its own.',
  fault: 'the sources of share and closing prices answer 10 s late, through a proxy of our own',
  measure:
    'the slowest call that needs them, connections held to them, p99 of pages beside the one under the same calls to sources that answer, just before',
  target: 'no call over 300 ms, at most 10 connections for 100 callers, pages 0 failed and p99 ≤ 1.2 × quiet',
};

const BURSTS = 10;
const TURNS = 5;
const BETWEEN_BURSTS_MS = 1_000;

/** A server whose prices come from there. */
const withPricesFrom = (port, name, work) => {
  const source = `http://127.0.0.1:${port}/`;
  return withBank({ name, settings: { QUOTE_URL: source, QUOTE_CLOSES_URL: source } }, work);
};

/** Callers who come all at once, some times over, while others read pages. */
async function called(bank, callers) {
  const call = (_, i) =>
    ask(bank.url, {
      method: 'POST',
      path: `/api/webInvestment/${i % 2 === 0 ? 'quote' : 'closes'}`,
      headers: visitorAt(i),
      body: '{}',
    });
  const { result, ...reading } = await whileReadingApart(bank.url, async () => {
    const answers = [];
    for (let burst = 0; burst < BURSTS; burst += 1) {
      answers.push(...(await Promise.all(Array.from({ length: callers }, call))));
      await pause(BETWEEN_BURSTS_MS);
    }
    return answers;
  });
  const slowest = Math.max(...result.map((answer) => answer.ms));
  return { ...reading, slowest, bad: result.filter(({ status }) => status >= 500).length };
}

/** Both in turn, after both have started. */
async function calledInTurn(quiet, slow, { callers, turns }) {
  await settled(quiet);
  await settled(slow);
  const [atOnce, late] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    atOnce.push(await called(quiet, callers));
    late.push(await called(slow, callers));
  }
  return { atOnce, late };
}

export async function run({ isFast }) {
  const callers = isFast ? 40 : 100;
  const turns = isFast ? 1 : TURNS;
  const service = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address();
  const proxy = await slowProxy(port);
  proxy.manners.delayMs = SLOW_MS;
  try {
    const { atOnce, late } = await withPricesFrom(port, 'r06-quiet', (quiet) =>
      withPricesFrom(proxy.port, 'r06', (slow) => calledInTurn(quiet, slow, { callers, turns })),
    );
    const connections = proxy.mostConnections;
    const [bad, failed, read] = ['bad', 'failed', 'read'].map((what) => sum(late.map((one) => one[what])));
    const slowest = Math.max(...late.map((one) => one.slowest));
    const reading = besideQuiet(late, atOnce);
    return {
      isMet: slowest <= DEADLINE_MS && connections <= 10 && failed === 0 && bad === 0 && reading.times <= 1.2,
      figure: `slowest of ${callers * BURSTS * turns} calls ${Math.round(slowest)} ms, ${bad} failed, ${connections} connections; ${failed} of ${read} pages failed, ${inWords(reading)}`,
      figures: { slowestMs: slowest, connections, bad, read, failed, ...reading },
      size: isFast ? `${callers} callers` : 'full',
    };
  } finally {
    await proxy.close();
    service.close();
  }
}
