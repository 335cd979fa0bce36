/* Starts the server on a store, asks for everything once and prints what failed: node read-whole-site.mjs <folder> <MB of heap>. */
import { connect } from 'node:net';
import { residentMb } from '../../../bench/process-figures.mjs';
import { Bank } from './bank.mjs';
import { ask, until, visitorAt } from './clients.mjs';
import { sitePaths } from './site-paths.mjs';
import { opinionOf, visitOf } from './visitors.mjs';

// An address for documentation: where there is a way out, this at least takes its time.
const OUTSIDE = '192.0.2.1';

const [dataDir = '', heapMb = '512'] = process.argv.slice(2);

function hasWayOut() {
  return new Promise((resolve) => {
    const socket = connect(80, OUTSIDE);
    socket.on('error', (error) => resolve(error.code !== 'ENETUNREACH'));
    socket.setTimeout(500, () => resolve(true));
  });
}

const search = (i) => ({
  method: 'POST',
  path: '/api/esWebSearch/docTypeSearch',
  headers: visitorAt(i),
  body: JSON.stringify({ keyword: '理财' }),
});

const bank = await Bank.start({ dataDir, name: 'r24', nodeArgs: [`--max-old-space-size=${heapMb}`] });
let tried = 10_000;
await until(async () => (await ask(bank.url, search((tried += 1)))).status === 200, 'a search', {
  everyMs: 100,
});
const pages = (await sitePaths(bank.url)).map((path) => ({ path }));
const all = [
  ...pages,
  ...Array.from({ length: 50 }, (_, i) => [search(i + 2), opinionOf(i), visitOf(i)]).flat(),
];
const failed = [];
for (const what of all) {
  const { status } = await ask(bank.url, what).catch((error) => ({ status: error.code }));
  if (status !== 200 && status !== 204) failed.push(`${status} ${what.path}`);
}
const result = {
  asked: all.length,
  failed,
  isAlive: bank.isAlive,
  residentMb: Math.round(residentMb(bank.pid)),
  wayOut: await hasWayOut(),
};
await bank.stop();
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
