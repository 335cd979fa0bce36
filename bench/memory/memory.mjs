import { setTimeout as sleep } from 'node:timers/promises';
import { startBankServer } from '../bank-server.mjs';
import { residentMb, threadsMs } from '../process-figures.mjs';
import { PartSkipped, row } from '../rows.mjs';
import { inSitemaps } from '../uncached/addresses.mjs';
import { distinctPages, junkAddress, searchAddress } from './distinct-addresses.ts';
import { askFor, manyVisitors } from './many-visitors.mjs';
import { residentParts } from './resident-parts.mjs';

export const title = 'Resident memory of the one process that serves, with its threads';

const AT_ONCE = 4;
const FIRST_MB = 300;
const EVER_MB = 420;
/** What is put off, such as giving pages of the heap back, is done then. */
const SETTLING_MS = 3_000;
const LONGEST_MS = 60_000;
const FIELDS = {
  'heap used': 'nodejs_heap_size_used_bytes',
  'heap taken': 'nodejs_heap_size_total_bytes',
  external: 'nodejs_external_memory_bytes',
  'page cache': 'page_cache_bytes',
};

/** What a row tells beside the number: V8’s own counts of the serving thread, and the mappings by kind. */
async function holders({ operatorsUrl, pid }) {
  const metrics = await (await fetch(`${operatorsUrl}/metrics`)).text();
  const counts = Object.entries(FIELDS).map(([name, metric]) => [
    name,
    Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0) / 2 ** 20,
  ]);
  const all = [...counts, ...Object.entries(residentParts(pid))];
  return all.map(([name, mb]) => `${name} ${Math.round(mb)}`).join(', ');
}

async function whenSearching(ask) {
  const giveUpAt = performance.now() + LONGEST_MS;
  const body = JSON.stringify({ keyword: '理财' });
  while ((await ask('/api/esWebSearch/docTypeSearch', body)) !== 200) {
    if (performance.now() > giveUpAt) throw new Error('Search was not ready in a minute');
    await sleep(50);
  }
}

export async function run({ dataDir }) {
  if (process.platform !== 'linux') throw new PartSkipped('What is resident is read from /proc of Linux.');
  const server = await startBankServer({ dataDir, name: 'memory', settings: { TRUST_PROXY: '127.0.0.1' } });
  const ask = manyVisitors(server.url, AT_ONCE);
  const rows = [];
  const note = async (name, { target, spent } = {}) => {
    const time = spent === undefined ? '' : `${spent.toFixed(2)} ms of processor time each; `;
    const detail = `${time}${await holders(server)}`;
    rows.push(row(name, residentMb(server.pid), 'MB', { ...(target && { atMost: target }), detail }));
  };
  await note('listening');
  await whenSearching(ask);
  await note('search ready', { target: FIRST_MB });

  const pages = distinctPages(await inSitemaps(server.url));
  let n = 0;
  const steps = [
    { name: '3,000 distinct pages', count: 3_000, next: () => pages.next().value },
    { name: '10,000 distinct pages', count: 7_000, next: () => pages.next().value },
    { name: '20,000 addresses of nobody', count: 20_000, next: () => junkAddress((n += 1)) },
    { name: '5,000 distinct searches', count: 5_000, next: () => searchAddress((n += 1)) },
  ];
  for (const { name, count, next } of steps) {
    const before = threadsMs(server.pid);
    await askFor(ask, next, { count, atOnce: AT_ONCE });
    const spent = (threadsMs(server.pid) - before) / count;
    await sleep(SETTLING_MS);
    await note(`after ${name}`, { target: EVER_MB, spent });
  }
  await server.stop();
  return rows;
}
