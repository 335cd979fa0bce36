import { once } from 'node:events';
import { createServer } from 'node:http';
import { withBank } from './support/bank.mjs';
import { ask, ms, pause, visitorAt } from './support/clients.mjs';
import { whileReadingApart } from './support/reading-apart.mjs';
import { settled } from './support/settled.mjs';
import { slowProxy } from './support/slow-proxy.mjs';

const SLOW_MS = 10_000;
const DEADLINE_MS = 300;

export const fault = {
  id: 'R6',
  promise: 'A service that the site asks keeps nobody waiting, and its trouble stays its own.',
  fault: 'the sources of share and closing prices answer 10 s late, through a proxy of our own',
  measure:
    'the slowest call that needs them, connections held to them, pages beside their p99 under the same calls to sources that answer',
  target: 'no call over 300 ms, at most 10 connections for 100 callers, pages 0 failed and p99 ≤ 1.2 × quiet',
};

const BURSTS = 10;
const BETWEEN_BURSTS_MS = 1_000;

/** Callers who come all at once, some times over, while others read pages. */
async function called(name, source, callers) {
  return withBank({ name, settings: { QUOTE_URL: source, QUOTE_CLOSES_URL: source } }, async (bank) => {
    await settled(bank);
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
    const slowest = ms(
      result.map((answer) => answer.ms),
      1,
    );
    return { ...reading, slowest, bad: result.filter(({ status }) => status >= 500).length };
  });
}

export async function run({ isFast }) {
  const callers = isFast ? 40 : 100;
  const service = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const proxy = await slowProxy(service.address().port);
  const source = `http://127.0.0.1:${proxy.port}/`;
  try {
    const quiet = await called('r06-quiet', source, callers);
    proxy.manners.delayMs = SLOW_MS;
    const { slowest, bad, failed, read, p99Ms } = await called('r06', source, callers);
    const connections = proxy.mostConnections;
    return {
      isMet:
        slowest <= DEADLINE_MS &&
        connections <= 10 &&
        failed === 0 &&
        bad === 0 &&
        p99Ms <= quiet.p99Ms * 1.2,
      figure: `slowest of ${callers * BURSTS} calls ${Math.round(slowest)} ms, ${bad} failed, ${connections} connections; ${failed} of ${read} pages failed, p99 ${p99Ms} ms (${quiet.p99Ms} ms with sources that answer at once)`,
      figures: { slowestMs: slowest, connections, bad, read, failed, p99Ms, quietP99Ms: quiet.p99Ms },
      size: isFast ? `${callers} callers` : 'full',
    };
  } finally {
    await proxy.close();
    service.close();
  }
}
