import { Agent, request } from 'node:http';
import { startBankServer } from '../bank-server.mjs';
import { median } from '../figures.mjs';
import { threadsMs } from '../process-figures.mjs';
import { whenQuiet } from '../quiet.mjs';
import { row } from '../rows.mjs';
import { uncachedAddresses } from './addresses.mjs';

export const title =
  'Uncached page at the socket: processor time of the whole process until it is quiet again, by distinct pages asked';

// Milliseconds of processor time on a quiet machine.
const AT_MOST = { home: 9, fund: 9, other: 4 };
const HOMES = ['/personal', '/en'];
const HOME_ROUNDS = 15;
// What pages of all kinds share is compiled for the first hundreds of them; a share of each kind goes first for it.
const WARM_UP_SHARE = 0.4;

const targetOf = (name) => AT_MOST[/^(home|fund)/.exec(name)?.[0] ?? 'other'];

/** Asks as one visitor after the other on one connection, as a browser does: with brotli. */
function createVisitors(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let visitor = 0;
  return async function ask(path) {
    visitor += 1;
    const { promise, resolve, reject } = Promise.withResolvers();
    const headers = {
      'accept-encoding': 'gzip, deflate, br, zstd',
      // Each a visitor of its own, or searches would be refused.
      'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}`,
    };
    request(url + path, { agent, headers }, resolve)
      .on('error', reject)
      .end();
    const response = await promise;
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    const { statusCode: status } = response;
    if (status === 302) return ask(response.headers.location);
    if (status !== 200 && status !== 404) throw new Error(`${path} was answered with ${status}`);
    return bytes;
  };
}

async function askAll(ask, paths) {
  let bytes = 0;
  for (const path of paths) bytes += await ask(path);
  return bytes / paths.length;
}

async function measured(server, ask, { name, paths }) {
  const { pid } = server;
  await whenQuiet(server);
  const before = threadsMs(pid);
  const bytes = await askAll(ask, paths);
  const asked = threadsMs(pid);
  const after = await whenQuiet(server);
  const count = paths.length;
  return row(name, (after - before) / count, 'ms', {
    atMost: targetOf(name),
    detail: `${((asked - before) / count).toFixed(2)} ms while asked; ${count} pages, ${(bytes / 1024).toFixed(1)} KB each`,
  });
}

/** Homes are rendered ahead, so they are measured in a cache that is too small to keep them beside other pages. */
async function measuredHomes(server, ask, others) {
  const spent = new Map(HOMES.map((path) => [path, []]));
  let next = 0;
  for (let round = 0; round <= HOME_ROUNDS; round += 1) {
    for (const path of HOMES) {
      await askAll(
        ask,
        Array.from({ length: 16 }, () => others[next++ % others.length]),
      );
      await whenQuiet(server);
      const before = threadsMs(server.pid);
      await ask(path);
      spent.get(path).push((await whenQuiet(server)) - before);
    }
  }
  return HOMES.map((path) =>
    row(`home ${path === '/en' ? 'EN' : 'CN'}`, median(spent.get(path).slice(1)), 'ms', {
      atMost: AT_MOST.home,
      detail: `median of ${HOME_ROUNDS}, each until quiet`,
    }),
  );
}

const settings = { TRUST_PROXY: '127.0.0.1' };

export async function run({ dataDir }) {
  const server = await startBankServer({
    dataDir,
    name: 'uncached',
    settings,
  });
  await whenQuiet(server);
  const ask = createVisitors(server.url);
  const kinds = (await uncachedAddresses(server.url)).map(({ name, paths }) => {
    const first = Math.ceil(paths.length * WARM_UP_SHARE);
    return { name, warmUp: paths.slice(0, first), paths: paths.slice(first) };
  });
  // All kinds in turn, as visitors ask for them.
  for (let n = 0; n < Math.max(...kinds.map(({ warmUp }) => warmUp.length)); n += 1)
    await askAll(ask, kinds.map(({ warmUp }) => warmUp[n]).filter(Boolean));
  const rows = [];
  for (const kind of kinds) rows.push(await measured(server, ask, kind));
  await server.stop();

  const small = await startBankServer({
    dataDir,
    name: 'uncached-homes',
    settings: { ...settings, PAGE_CACHE_MB: '1' },
  });
  await whenQuiet(small);
  const others = kinds.flatMap(({ name, warmUp }) => (/^(?:list|fund)/.test(name) ? warmUp : []));
  rows.push(...(await measuredHomes(small, createVisitors(small.url), others)));
  await small.stop();
  return rows;
}
