import { Agent } from 'node:http';
import { withBank } from './support/bank.mjs';
import { ask, ms, pause, startClients, until, visitorAt } from './support/clients.mjs';
import { whileReading } from './support/pages.mjs';
import { settled } from './support/settled.mjs';

const TIMES = 5;
const REFUSED_WITHIN_MS = 50;
const TICK_MS = 10;
/** As many as the nginx of deploy/ would keep for a site under such a load. */
const CONNECTIONS = 256;
const OPENED_AT_ONCE = 64;

export const fault = {
  id: 'R13',
  promise: 'Above its capacity the site serves as many as it can and tells the others at once.',
  fault:
    'five times as many pages that nobody has read as it can render, each by a visitor of their own, over 256 kept connections',
  measure:
    'pages served beside the peak, how soon the others are told, cached pages meanwhile, time until it is quick again',
  target: 'at least 85 % of the peak, refusals within 50 ms (p99), quick again within 5 s',
};

const uncached = (i) => ({ path: `/bobbank/seconddetail?id=none-${i}&column=701001`, headers: visitorAt(i) });
const isServed = (status) => status === 200 || status === 404;

/** Pages a second that a few clients get when each waits for its answer. */
async function peakOf(url, forMs) {
  const clients = startClients({ url, count: 16, next: (i) => uncached(1_000_000 + i) });
  await pause(forMs);
  const { statuses } = await clients.stop();
  return ((statuses[404] ?? 0) + (statuses[200] ?? 0)) / (forMs / 1_000);
}

/** Asks at a steady rate, whoever has been answered by then. */
async function flood(url, rate, forMs) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  // Opened before: a server takes one newcomer in each turn of its loop, and those in front of it keep theirs.
  for (let open = 0; open < CONNECTIONS; open += OPENED_AT_ONCE)
    await Promise.all(
      Array.from({ length: open + OPENED_AT_ONCE }, () => ask(url, { path: '/personal', agent })),
    );
  const outcomes = [];
  const pending = [];
  const startedAt = performance.now();
  for (let sent = 0; performance.now() - startedAt < forMs; await pause(TICK_MS)) {
    const due = ((performance.now() - startedAt) / 1_000) * rate;
    for (; sent < due; sent += 1) {
      pending.push(
        ask(url, { ...uncached(sent), agent }).then(
          (answer) => outcomes.push({ status: answer.status, ms: answer.ms }),
          (error) => outcomes.push({ status: error.code ?? 'error', ms: 0 }),
        ),
      );
    }
  }
  await Promise.all(pending);
  const tookMs = performance.now() - startedAt;
  agent.destroy();
  return { outcomes, tookMs };
}

export async function run({ isFast }) {
  const forMs = isFast ? 10_000 : 60_000;
  return withBank({ name: 'r13' }, async (bank) => {
    await settled(bank);
    const peak = await peakOf(bank.url, 8_000);
    const alone = [];
    for (let i = 0; i < 20; i += 1) alone.push((await ask(bank.url, uncached(3_000_000 + i))).ms);
    const quickMs = 2 * ms(alone, 0.95);
    const { result, read, failed, p99Ms } = await whileReading(bank.url, () =>
      flood(bank.url, peak * TIMES, forMs),
    );
    const againAt = performance.now();
    await until(
      async () => (await ask(bank.url, uncached(2_000_000 + performance.now()))).ms <= quickMs,
      'a quick page',
      { everyMs: 100 },
    );
    const againMs = performance.now() - againAt;
    const served = result.outcomes.filter(({ status }) => isServed(status));
    const refused = result.outcomes.filter(({ status }) => status === 503 || status === 429);
    const others = result.outcomes.length - served.length - refused.length;
    const share = served.length / (result.tookMs / 1_000) / peak;
    const refusedMs = ms(
      refused.map((one) => one.ms),
      0.99,
    );
    return {
      // What is beyond the capacity and is not refused waits, and others with it.
      isMet:
        refused.length > 0 &&
        share >= 0.85 &&
        refusedMs <= REFUSED_WITHIN_MS &&
        others === 0 &&
        againMs <= 5_000,
      figure: `peak ${Math.round(peak)}/s; at five times that ${Math.round(share * 100)} % of it served, ${refused.length} of ${result.outcomes.length} refused, p99 after ${Math.round(refusedMs)} ms, ${others} otherwise; cached pages ${failed} of ${read} failed, p99 ${p99Ms} ms; quick again after ${Math.round(againMs)} ms`,
      figures: {
        peak,
        share,
        offered: result.outcomes.length,
        refused: refused.length,
        refusedP50Ms: ms(
          refused.map((one) => one.ms),
          0.5,
        ),
        refusedP99Ms: refusedMs,
        others,
        read,
        failed,
        cachedP99Ms: p99Ms,
        againMs,
      },
      size: isFast ? '10 s' : 'full',
    };
  });
}
