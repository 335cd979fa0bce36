// The fund list over 3,000 funds and a day's file of NAVs, in a process of its own. Prints one JSON line.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createTransport } from '@bank/api';
import { createClient, fundList, fundSellInfo } from '@bank/contract';
import { activate, feedRelease } from '@bank/publish';
import { openContentStore, openContentWriter } from '@bank/store';
import { quantile, timed } from '../figures.mjs';
import { FUNDS, NEW_DAY, dayFile, manyFunds } from './many-funds.mjs';

const [dataDir, isReader] = process.argv.slice(2);
const location = { databaseUrl: undefined, dataDir };
const NOW = Date.parse(`${NEW_DAY}T20:00:00+08:00`);
const WARM_UP = 30;
const MEASURED = 400;

const WINDOWS = ['W1', 'M1', 'M3', 'M6', 'YTD', 'Y1', 'ALL'];
const QUERIES = [
  {},
  { fundTypes: ['02', '03'], window: 'M6' },
  { keyword: 'xjzz' },
  { keyword: '先进' },
  { riskLevels: ['R2', 'R3'], companyCodes: ['80000103', '80000110'], pageSize: 50 },
  { sortField: 'UNIT_NAV', sortOrder: 'ASC', pageNum: 40, pageSize: 50 },
  { fundTypes: ['05'], sortField: 'SEVEN_DAY_YIELD' },
];

async function openClient() {
  const store = await openContentStore(location);
  const content = store.snapshot(await store.currentVersion(NOW));
  // A transport remembers what it was asked, so every call gets one of its own.
  const call = (endpoint, request) =>
    createClient('CN', createTransport({ content, imageBase: '/images/' })).call(endpoint, request);
  return { store, client: { call } };
}

/** What a serving process does meanwhile: asks for lists without a pause. */
async function serve() {
  const times = [];
  const over = new AbortController();
  process.on('message', () => over.abort());
  const { store, client } = await openClient();
  await client.call(fundList, {});
  process.send('ready');
  for (let round = 0; !over.signal.aborted; round += 1) {
    times.push(await timed(() => client.call(fundList, QUERIES[round % QUERIES.length])));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  process.send({ p95: quantile(times, 0.95) });
  await store.close();
  process.disconnect();
}

async function measure() {
  const writer = await openContentWriter(location);
  await writer.migrate();
  const { release, pointCount } = manyFunds();
  let imported;
  const importMs = await timed(async () => (imported = await writer.importRelease(release, NOW)));
  await activate(writer, 'funds', imported.id, { actor: 'bench', now: NOW });

  const { store, client } = await openClient();
  const firstMs = await timed(() => client.call(fundList, {}));
  const times = [];
  for (let round = 0; round < WARM_UP + MEASURED; round += 1) {
    const query = { window: WINDOWS[round % WINDOWS.length], ...QUERIES[round % QUERIES.length] };
    const call = round % 5 === 4 ? fundSellInfo : fundList;
    const ms = await timed(() => client.call(call, query));
    if (round >= WARM_UP) times.push(ms);
  }
  await store.close();

  const reader = fork(import.meta.filename, [dataDir, 'reader']);
  await once(reader, 'message');
  const files = [{ name: 'fund-nav.csv', bytes: dayFile() }];
  const usedBefore = process.cpuUsage();
  const feedMs = await timed(async () => {
    const fed = await feedRelease(writer, { scope: 'funds', files, now: NOW });
    await activate(writer, 'funds', fed.release.id, { actor: 'bench', now: NOW });
  });
  const used = process.cpuUsage(usedBefore);
  reader.send('over');
  const [{ p95: besideP95 }] = await once(reader, 'message');
  await writer.close();
  const p95 = quantile(times, 0.95);
  return {
    funds: FUNDS,
    pointCount,
    importMs,
    firstMs,
    p50: quantile(times, 0.5),
    p95,
    feedMs,
    feedCpuMs: (used.user + used.system) / 1_000,
    besideP95,
  };
}

if (isReader) await serve();
else process.stdout.write(`${JSON.stringify(await measure())}\n`);
