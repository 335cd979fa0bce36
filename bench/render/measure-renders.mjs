// A process of its own: nothing else on the heap, nothing else on the clock. Prints one JSON line.
import { createTransport } from '@bank/api';
import { createClient, allRoutes } from '@bank/contract';
import { builtSite } from '@bank/server/src/pages/site-module.ts';
import { openContentStore } from '@bank/store';
import { median, quantile, timed } from '../figures.mjs';
import { firstTimeTransports } from './first-time-transport.mjs';
import { rememberingTransport } from './remembering-transport.mjs';

const WARM_UP = 200;
// The two ways take turns, or the second would find warmer code than the first.
const TURNS = 5;
const RENDERS_A_TURN = 80;

const [dataDir, pagesText] = process.argv.slice(2);
const source = await builtSite();
const store = await openContentStore({ databaseUrl: undefined, dataDir });
const version = await store.currentVersion(Date.now());
const deps = { content: store.snapshot(version), imageBase: '/images/' };
const transport = createTransport(deps);
const routesOf = (language) => createClient(language, transport).call(allRoutes, {});
const routes = { CN: await routesOf('CN'), EN: await routesOf('EN') };
const site = (await source.load()).buildSite(routes, () => {});

const pageAt = (place, ways) => ({
  url: place.url,
  client: createClient(place.language, ways),
  assets: source.assets,
  environment: { imageBase: '/images/', fileBase: '/files/', navigation: 'measured' },
  origin: 'http://localhost:8080',
});

async function warmUp(pageOf) {
  let rendered;
  for (let round = 0; round < WARM_UP; round += 1) rendered = await site.render(pageOf());
  if (rendered.kind !== 'html')
    throw new Error(`${pageOf().url} leads elsewhere, so there is no render to measure`);
  return Buffer.byteLength(rendered.html);
}

/** Renders for one turn; adds each time to `wall` and resolves to the processor time of one render in ms. */
async function turn(pageOf, wall) {
  const before = process.cpuUsage();
  for (let round = 0; round < RENDERS_A_TURN; round += 1) {
    const page = pageOf();
    wall.push(await timed(() => site.render(page)));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / RENDERS_A_TURN;
}

async function prepared({ name, path }) {
  const place = site.resolve(path);
  if (place.kind !== 'page') throw new Error(`${path} is no page of the site`);
  // The same page with every answer already in hand: what it saves is what the calls cost.
  const memory = rememberingTransport(transport);
  const other = site.resolve(place.language === 'CN' ? '/welcome' : '/en/welcome');
  const firstTime = await firstTimeTransports(deps, (ways) => site.render(pageAt(other, ways)));
  const whole = () => pageAt(place, firstTime());
  const drawn = () => pageAt(place, memory.transport);
  const bytes = await warmUp(whole);
  await warmUp(drawn);
  return { name, whole, drawn, bytes, calls: memory.size() };
}

// All of them before the first is measured: what they share is compiled in the background for a thousand renders, and
// that would count as the first page's time.
const pages = [];
for (const page of JSON.parse(pagesText)) pages.push(await prepared(page));

const results = [];
for (const { name, whole, drawn, bytes, calls } of pages) {
  const [wholeWall, wholeCpu, drawnCpu] = [[], [], []];
  for (let round = 0; round < TURNS; round += 1) {
    wholeCpu.push(await turn(whole, wholeWall));
    drawnCpu.push(await turn(drawn, []));
  }
  results.push({
    name,
    cpuMs: median(wholeCpu),
    callsCpuMs: median(wholeCpu) - median(drawnCpu),
    calls,
    p50Ms: quantile(wholeWall, 0.5),
    p95Ms: quantile(wholeWall, 0.95),
    bytes,
  });
}
process.stdout.write(`${JSON.stringify(results)}\n`);
await store.close();
