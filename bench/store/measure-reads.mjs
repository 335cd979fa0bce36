// Reads of the demo bank's news, in a process of their own. Prints one JSON line.
import { openContentStore } from '@bank/store';
import { median, quantile, timed } from '../figures.mjs';

const NEWS = '701001';
const WARM_UP = 200;
const MEASURED = 1_000;
const COLD = 30;

const [dataDir] = process.argv.slice(2);

const open = () => openContentStore({ databaseUrl: undefined, dataDir });

const store = await open();
const version = await store.currentVersion(Date.now());
const snapshot = store.snapshot(version);
const list = (from) => from.list('article', 'CN', { section: NEWS, limit: 10 });
const keys = (await snapshot.list('article', 'CN')).map(({ key }) => key);

async function measure(name, work) {
  for (let round = 0; round < WARM_UP; round += 1) await work(round);
  const times = [];
  for (let round = 0; round < MEASURED; round += 1) times.push(await timed(() => work(round)));
  return inMicroseconds(name, times);
}

/** The first read after opening: nothing prepared, no body read yet. The file itself is in the system's cache. */
async function measureFirst(name, work) {
  const times = [];
  for (let round = 0; round < COLD; round += 1) {
    const fresh = await open();
    const now = fresh.snapshot(await fresh.currentVersion(Date.now()));
    times.push(await timed(() => work(now)));
    await fresh.close();
  }
  return inMicroseconds(name, times);
}

function inMicroseconds(name, times) {
  return { name, medianUs: median(times) * 1_000, p99Us: quantile(times, 0.99) * 1_000 };
}

const results = [
  await measure('list of 10 news', () => list(snapshot)),
  await measure('one article by key', (round) => snapshot.find('article', 'CN', keys[round % keys.length])),
  await measureFirst('list of 10 news, first after opening', list),
  await measureFirst('one article, first after opening', (from) => from.find('article', 'CN', keys[0])),
  await measure('current version', () => store.currentVersion(Date.now())),
];
process.stdout.write(`${JSON.stringify(results)}\n`);
await store.close();
