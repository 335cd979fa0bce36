import { startBankServer } from '../bank-server.mjs';
import { residentMb } from '../process-figures.mjs';
import { whenQuiet } from '../quiet.mjs';
import { inSitemaps, uncachedAddresses } from './addresses.mjs';
import { costOf, costOfHomes } from './until-quiet.mjs';
import { askAll, createVisitors } from './visitors.mjs';

const HOMES = { 'home CN': '/personal', 'home EN': '/en' };
const HOME_ROUNDS = 15;
// What pages of all kinds share is compiled for the first hundreds of them; a share of each kind goes first for it.
const WARM_UP_SHARE = 0.4;

const settings = { TRUST_PROXY: '127.0.0.1' };

/**
 * `{ costs: [{ name, ms, detail }], residentMb, listed }` of the real server on this store; `listed` are the pages it is
 * asked for, those of its sitemaps unless they are given.
 */
export async function measureStore(dataDir, { given, most, homeRounds = HOME_ROUNDS } = {}) {
  const server = await startBankServer({ dataDir, name: 'uncached', settings });
  await whenQuiet(server);
  const ask = createVisitors(server.url);
  const listed = given ?? (await inSitemaps(server.url));
  const kinds = (await uncachedAddresses(server.url, listed, most)).map(({ name, paths }) => {
    const first = Math.ceil(paths.length * WARM_UP_SHARE);
    return { name, warmUp: paths.slice(0, first), paths: paths.slice(first) };
  });
  // All kinds in turn, as visitors ask for them.
  for (let n = 0; n < Math.max(...kinds.map(({ warmUp }) => warmUp.length)); n += 1)
    await askAll(ask, kinds.map(({ warmUp }) => warmUp[n]).filter(Boolean));
  const costs = [];
  for (const { name, paths } of kinds) {
    const { ms, askedMs, bytes, count } = await costOf(server, ask, paths);
    const detail = `${askedMs.toFixed(2)} ms while asked; ${count} pages, ${(bytes / 1024).toFixed(1)} KB each`;
    costs.push({ name, ms, detail });
  }
  const resident = residentMb(server.pid);
  await server.stop();

  const others = kinds.flatMap(({ name, warmUp }) => (/^(?:list|fund)/.test(name) ? warmUp : []));
  const homes = await measureHomes(dataDir, others, homeRounds);
  return { costs: [...costs, ...homes], residentMb: resident, listed };
}

async function measureHomes(dataDir, others, rounds) {
  const server = await startBankServer({
    dataDir,
    name: 'uncached-homes',
    settings: { ...settings, PAGE_CACHE_MB: '1' },
  });
  await whenQuiet(server);
  const homes = Object.values(HOMES);
  const costs = await costOfHomes(server, createVisitors(server.url), { homes, others, rounds });
  await server.stop();
  return Object.keys(HOMES).map((name, index) => ({
    name,
    ms: costs[index],
    detail: `median of ${rounds}, each until quiet`,
  }));
}
