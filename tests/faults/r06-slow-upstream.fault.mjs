import { once } from 'node:events';
import { createServer } from 'node:http';
import { withBank } from './support/bank.mjs';
import { ask, ms, visitorAt } from './support/clients.mjs';
import { quietReading, whileReading } from './support/pages.mjs';
import { slowProxy } from './support/slow-proxy.mjs';

const SLOW_MS = 10_000;
const DEADLINE_MS = 300;

export const fault = {
  id: 'R6',
  promise: 'A service that the site asks keeps nobody waiting, and its trouble stays its own.',
  fault: 'the sources of share and closing prices answer 10 s late, through a proxy of our own',
  measure: 'the slowest call that needs them, connections held to them, pages beside their quiet p99',
  target: 'no call over 300 ms, at most 10 connections for 100 callers, pages 0 failed and p99 ≤ 1.2 × quiet',
};

export async function run({ isFast }) {
  const callers = isFast ? 40 : 100;
  const service = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const proxy = await slowProxy(service.address().port);
  proxy.manners.delayMs = SLOW_MS;
  const source = `http://127.0.0.1:${proxy.port}/`;
  try {
    return await withBank(
      { name: 'r06', settings: { QUOTE_URL: source, QUOTE_CLOSES_URL: source } },
      async (bank) => {
        const quiet = await quietReading(bank);
        const ask1 = (i, path) => ask(bank.url, { method: 'POST', path, headers: visitorAt(i), body: '{}' });
        const { result, failed, p99Ms, read } = await whileReading(bank.url, () =>
          Promise.all(
            Array.from({ length: callers }, (_, i) =>
              ask1(i, `/api/webInvestment/${i % 2 === 0 ? 'quote' : 'closes'}`),
            ),
          ),
        );
        const times = result.map((answer) => answer.ms);
        const slowest = ms(times, 1);
        const bad = result.filter(({ status }) => status >= 500).length;
        return {
          isMet:
            slowest <= DEADLINE_MS &&
            proxy.mostConnections <= 10 &&
            failed === 0 &&
            bad === 0 &&
            p99Ms <= quiet.p99Ms * 1.2,
          figure: `slowest of ${callers} calls ${Math.round(slowest)} ms, ${bad} failed, ${proxy.mostConnections} connections; ${failed} of ${read} pages failed, p99 ${p99Ms} ms (quiet ${quiet.p99Ms} ms)`,
          figures: {
            slowestMs: slowest,
            connections: proxy.mostConnections,
            bad,
            read,
            failed,
            p99Ms,
            quietP99Ms: quiet.p99Ms,
          },
          size: isFast ? `${callers} callers` : 'full',
        };
      },
    );
  } finally {
    await proxy.close();
    service.close();
  }
}
