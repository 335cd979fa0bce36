import { startBankServer } from '../bank-server.mjs';
import { whenQuiet } from '../quiet.mjs';
import { costOf, costOfHomes } from '../uncached/until-quiet.mjs';
import { askAll, createVisitors } from '../uncached/visitors.mjs';
import { rowsBeside } from './rows-beside.ts';

// As the part `uncached` does.
const WARM_UP_SHARE = 0.4;
const HOME_ROUNDS = 15;

/** What a page costs that is asked for the first time; of static sites, that its file is read. */
export async function uncachedRows(contenders, { dataDir, pages }) {
  const kinds = [...Map.groupBy(pages, ({ kind }) => kind)].map(([name, list]) => {
    const first = Math.ceil(list.length * WARM_UP_SHARE);
    return { name, warmUp: list.slice(0, first), list: list.slice(first) };
  });
  const ways = new Map(contenders.map((contender) => [contender.name, createVisitors(contender.url)]));
  const rest = kinds.filter(({ name }) => !name.startsWith('home'));
  for (const { name, pathOf } of contenders)
    await askAll(ways.get(name), kinds.flatMap(({ warmUp }) => warmUp).map(pathOf));
  const rows = [];
  for (const { name: kind, list } of rest) {
    const costs = {};
    for (const contender of contenders)
      costs[contender.name] = await costOf(contender, ways.get(contender.name), list.map(contender.pathOf));
    rows.push(...rowsOfKind(kind, costs));
  }
  const homes = pages.filter(({ kind }) => kind.startsWith('home'));
  return [...rows, ...(await homeRows(contenders, ways, { dataDir, homes, others: rest }))];
}

function rowsOfKind(kind, costs) {
  const of = (make) => Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, make(cost)]));
  return rowsBeside(
    `uncached ${kind}`,
    'ms',
    of(({ ms }) => ms),
    of(
      ({ askedMs, count, bytes }) =>
        `${askedMs.toFixed(2)} ms while asked; ${count} pages, ${(bytes / 1024).toFixed(1)} KB sent`,
    ),
  );
}

/** Ours renders homes ahead, so they are asked for in a cache that is too small to keep them; the others keep none. */
async function homeRows(contenders, ways, { dataDir, homes, others }) {
  const small = await startBankServer({
    dataDir,
    name: 'beside-homes',
    settings: { TRUST_PROXY: '127.0.0.1', PAGE_CACHE_MB: '1' },
  });
  await whenQuiet(small);
  const costs = await costOfHomes(small, createVisitors(small.url), {
    homes: homes.map(({ path }) => path),
    others: others
      .filter(({ name }) => /^(?:list|fund)/.test(name))
      .flatMap(({ warmUp }) => warmUp)
      .map(({ path }) => path),
    rounds: HOME_ROUNDS,
  });
  await small.stop();
  const rows = [];
  for (const [index, home] of homes.entries()) {
    const found = { ours: { ms: costs[index] } };
    for (const contender of contenders.slice(1)) {
      const paths = Array.from({ length: HOME_ROUNDS }, () => contender.pathOf(home));
      const ask = ways.get(contender.name);
      await askAll(ask, paths);
      found[contender.name] = await costOf(contender, ask, paths);
    }
    const values = Object.fromEntries(Object.entries(found).map(([name, { ms }]) => [name, ms]));
    rows.push(...rowsBeside(`uncached ${home.kind}`, 'ms', values));
  }
  return rows;
}
