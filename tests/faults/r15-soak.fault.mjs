import { residentMb } from '../../bench/process-figures.mjs';
import { freePort } from '../../bench/processes.mjs';
import { withBank } from './support/bank.mjs';
import { ask, ms, pause, startClients, sum, until, visitorAt } from './support/clients.mjs';
import { liveHeap, measuredAt } from './support/live-heap.mjs';
import { openFiles } from './support/open-files.mjs';
import { sitePaths } from './support/site-paths.mjs';

const SHARE = 0.7;
const SAMPLE_EVERY_MS = 5_000;
/** So many samples for each look at the live heap. */
const COLLECT_EVERY = 12;
const HEAP_MB_AN_HOUR = 1;
const FIRST_MB = 300;
const RESIDENT_MB = 420;
const DRIFT = 1.1;
const LOOP_DELAY_S = 0.02;
/** Node counts the time between two looks, one every 10 ms: what a loop without any delay would show. */
const LOOKS_EVERY_S = 0.01;

export const fault = {
  id: 'R15',
  promise: 'A server that works for a long time is as it was in the beginning.',
  fault:
    'half an hour at 70 % of what four clients can get: every page of the site, searches, addresses of nobody',
  measure:
    'slope of the live heap in the second half, after a full collection each minute while nobody asks, resident memory, open files, p99 of the last third beside the first, loop delay',
  target:
    'heap but for compiled code ≤ 1 MB an hour, resident ≤ 300 MB at first and ≤ 420 MB ever, files flat, p99 ≤ 1.1 ×, loop delay p99 ≤ 20 ms, 0 errors',
};

/** MB an hour of what is `content` or `code`, by least squares. */
function slopeOf(live, what) {
  const hour = mean(live.map(({ atH }) => atH));
  const usual = mean(live.map(({ [what]: mb }) => mb));
  const over = sum(live.map(({ atH, [what]: mb }) => (atH - hour) * (mb - usual)));
  return over / sum(live.map(({ atH }) => (atH - hour) ** 2));
}

const mean = (values) => sum(values) / values.length;

export async function run({ isFast, minutes = isFast ? 3 : 30 }) {
  const forMs = minutes * 60_000;
  const port = await freePort();
  return withBank({ name: 'r15', nodeArgs: measuredAt(port) }, async (bank) => {
    const first = await whenSearching(bank);
    // What the inspector opens is no file of the server's that grows.
    await liveHeap(bank, port);
    const paths = await sitePaths(bank.url);
    const next = (i) => {
      const headers = { ...visitorAt(i), 'accept-encoding': i % 3 === 0 ? 'gzip' : 'br' };
      if (i % 20 === 0) return { path: `/search?keyword=${encodeURIComponent('存款')}${i}`, headers };
      if (i % 20 === 10) return { path: `/nobody-${i}`, headers };
      return { path: paths[i % paths.length], headers };
    };
    const hard = startClients({ url: bank.url, count: 4, next });
    await pause(8_000);
    const { answered, times: hardTimes } = await hard.stop();
    const pauseMs = (ms(hardTimes, 0.5) * (1 - SHARE)) / SHARE;
    const clients = startClients({ url: bank.url, count: 4, next, pauseMs });
    const samples = [];
    const live = [];
    const endAt = performance.now() + forMs;
    while (performance.now() < endAt) {
      await pause(SAMPLE_EVERY_MS);
      samples.push({
        residentMb: residentMb(bank.pid),
        files: openFiles(bank.pid),
        loopP99S: (await bank.metric('nodejs_eventloop_lag_p99_seconds')) - LOOKS_EVERY_S,
      });
      if (samples.length % COLLECT_EVERY === 0) {
        const heap = await clients.whileAtRest(() => liveHeap(bank, port));
        live.push({ atH: performance.now() / 3_600_000, ...heap });
      }
    }
    const { statuses, errors, times } = await clients.stop();
    const [hits, misses] = await Promise.all(
      ['hit', 'miss'].map((result) => bank.metric(`page_cache_total{result="${result}"}`)),
    );
    const cached = hits / (hits + misses);
    const failed =
      errors.length +
      (sum(Object.fromEntries(Object.entries(statuses).filter(([status]) => status >= 500))) ?? 0);
    const half = samples.slice(samples.length >> 1);
    const lately = live.slice(live.length >> 1);
    const slope = slopeOf(lately, 'content');
    const codeSlope = slopeOf(lately, 'code');
    const third = Math.floor(times.length / 3);
    const drift = ms(times.slice(-third), 0.99) / ms(times.slice(0, third), 0.99);
    const resident = Math.max(...samples.map((one) => one.residentMb));
    const files = half.at(-1).files - half[0].files;
    const loopDelay = ms(
      samples.map(({ loopP99S }) => loopP99S),
      0.5,
    );
    return {
      isMet:
        failed === 0 &&
        slope <= HEAP_MB_AN_HOUR &&
        first <= FIRST_MB &&
        resident <= RESIDENT_MB &&
        Math.abs(files) <= 5 &&
        drift <= DRIFT &&
        loopDelay <= LOOP_DELAY_S,
      figure: `${times.length} answers, ${failed} failed, ${Math.round(cached * 100)} % of pages from the cache; live heap ${slope.toFixed(1)} MB an hour (and ${codeSlope.toFixed(1)} of compiled code), resident ${Math.round(first)} MB at first and at most ${Math.round(resident)} MB, files ${files >= 0 ? '+' : ''}${files}, p99 × ${drift.toFixed(2)}, loop delay p99 ${Math.round(loopDelay * 1_000)} ms`,
      figures: {
        capacity: answered / 8,
        statuses,
        errors: errors.slice(0, 5),
        slope,
        codeSlope,
        live,
        first,
        resident,
        residents: samples.map((one) => Math.round(one.residentMb)),
        begin: samples[0],
        last: samples.at(-1),
        files,
        cached,
        drift,
        loopDelay,
      },
      size: `${minutes} minutes`,
    };
  });
}

/** Resident memory in MB as soon as a search is answered. */
async function whenSearching(bank) {
  let tried = 0;
  const body = JSON.stringify({ keyword: '存款' });
  // The page says itself that search is away; the call fails then.
  const search = { method: 'POST', path: '/api/esWebSearch/docTypeSearch', body };
  const isAnswered = async () => {
    const { status } = await ask(bank.url, { ...search, headers: visitorAt((tried += 1)) });
    return status === 200;
  };
  await until(isAnswered, 'a search');
  return residentMb(bank.pid);
}
