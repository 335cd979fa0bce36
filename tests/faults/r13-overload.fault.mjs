import { Agent } from 'node:http';
import { withBank } from './support/bank.mjs';
import { ask, ms, pause, startClients, until, visitorAt } from './support/clients.mjs';
import { whileReadingApart } from './support/reading-apart.mjs';
import { settled } from './support/settled.mjs';

const TIMES = 5;
/** At which readers of pages from the cache notice nothing. */
const TIMES_UNNOTICED = 3;
const CACHED_P99_MS = 50;
const REFUSED_P99_MS = 50;
const SHARE_OF_PEAK = 0.85;
const AGAIN_MS = 5_000;
const TICK_MS = 10;
/** As many as the nginx of deploy/ would keep for a site under such a load. */
const CONNECTIONS = 256;
const OPENED_AT_ONCE = 64;
const CLIENTS_AT_THE_PEAK = 32;

export const fault = {
  id: 'R13',
  promise:
    'Above its capacity the site serves as many as it can, tells the others at once, and readers of pages from the cache notice nothing.',
  fault:
    'three and five times as many pages that nobody has read as it can render, each by a visitor of their own, over 256 kept connections',
  measure:
    'pages served beside the peak, how soon the others are told on their connection, cached pages meanwhile, time until it is quick again',
  target:
    'at least 85 % of the peak; refusals within 50 ms (p99); at three times the capacity cached pages within 50 ms (p99), 0 fail; quick again within 5 s',
};

let asked = 0;
/** A list by a word of its own is drawn anew and packed, as for a browser; what is not there comes from a mould, at what its client costs. */
function uncached() {
  asked += 1;
  return {
    path: `/bobbank/secondlist?column=701001&keyword=none-${asked}`,
    headers: { ...visitorAt(asked), 'accept-encoding': 'br' },
  };
}

/** Pages a second that as many clients get as may wait at least, when each waits for its answer. */
async function peakOf(url, forMs) {
  const clients = startClients({ url, count: CLIENTS_AT_THE_PEAK, next: uncached });
  await pause(forMs);
  const { statuses } = await clients.stop();
  return (statuses[200] ?? 0) / (forMs / 1_000);
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
        ask(url, { ...uncached(), agent }).then(
          (answer) => outcomes.push({ status: answer.status, ms: answer.connectedMs }),
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

/** What those met who asked, beside the peak. */
function metBy({ outcomes, tookMs }, peak) {
  const served = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status }) => status === 503);
  const times = refused.map((one) => one.ms);
  return {
    offered: outcomes.length,
    refused: refused.length,
    others: outcomes.length - served.length - refused.length,
    share: served.length / (tookMs / 1_000) / peak,
    refusedP50Ms: ms(times, 0.5),
    refusedP99Ms: ms(times, 0.99),
    servedP99Ms: ms(
      served.map((one) => one.ms),
      0.99,
    ),
  };
}

const inWords = ({ peak, share, refused, offered, refusedP99Ms, others }) =>
  `${Math.round(share * 100)} % of ${peak} a second served, ${refused} of ${offered} refused, p99 after ${Math.round(refusedP99Ms)} ms, ${others} otherwise`;

/**
 * A flood of so many times the peak that is measured just before. Its share is of that and of the one just after, all three
 * beside the same readers of pages from the cache, who take their part of what can be served.
 */
async function floodBeyond(url, times, { peakMs, forMs }, quickMs) {
  const { result: before } = await whileReadingApart(url, () => peakOf(url, peakMs));
  const { result: met, ...reading } = await whileReadingApart(url, () => flood(url, before * times, forMs));
  const againMs = await untilQuick(url, quickMs);
  const { result: after } = await whileReadingApart(url, () => peakOf(url, peakMs));
  const peak = (before + after) / 2;
  return { peak: Math.round(peak), ...metBy(met, peak), reading, againMs };
}

async function untilQuick(url, quickMs) {
  const startedAt = performance.now();
  await until(async () => (await ask(url, uncached())).ms <= quickMs, 'a quick page', { everyMs: 100 });
  return performance.now() - startedAt;
}

export async function run({ isFast }) {
  const lasts = { peakMs: isFast ? 3_000 : 8_000, forMs: isFast ? 10_000 : 30_000 };
  return withBank({ name: 'r13' }, async (bank) => {
    await settled(bank);
    // What has just started is compiled while it is measured.
    await peakOf(bank.url, lasts.peakMs);
    const alone = [];
    for (let i = 0; i < 20; i += 1) alone.push((await ask(bank.url, uncached())).ms);
    const quickMs = 2 * ms(alone, 0.95);
    const unnoticed = await floodBeyond(bank.url, TIMES_UNNOTICED, lasts, quickMs);
    const most = await floodBeyond(bank.url, TIMES, lasts, quickMs);
    const { read, failed, p99Ms, ownP99Ms } = unnoticed.reading;
    const againMs = Math.max(unnoticed.againMs, most.againMs);
    const isShared = ({ refused, share, refusedP99Ms, others }) =>
      // What is beyond the capacity and is not refused waits, and others with it.
      refused > 0 && share >= SHARE_OF_PEAK && refusedP99Ms <= REFUSED_P99_MS && others === 0;
    return {
      isMet:
        isShared(unnoticed) &&
        isShared(most) &&
        failed === 0 &&
        p99Ms <= CACHED_P99_MS &&
        againMs <= AGAIN_MS,
      figure: `at three times the peak ${inWords(unnoticed)}; cached pages ${failed} of ${read} failed, p99 ${p99Ms} ms, of which the reader’s own thread ${ownP99Ms} ms; at five times ${inWords(most)}, cached pages p99 ${most.reading.p99Ms} ms; quick again after ${Math.round(againMs)} ms`,
      figures: { unnoticed, most },
      size: isFast ? '10 s each' : 'full',
    };
  });
}
