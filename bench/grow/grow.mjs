import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBankServer } from '../bank-server.mjs';
import { quantile } from '../figures.mjs';
import { whenQuiet } from '../quiet.mjs';
import { row } from '../rows.mjs';
import { writeManyArticles } from './many-articles.mjs';
import { writeManyNavs } from './many-navs.mjs';
import { measureContent } from './measure-content.mjs';
import { measurePages, waitsWhile } from './measure-pages.mjs';

export const title =
  'Growing: what content and pages cost with more articles in both languages, and with more net values';

const SIZES = [1_000, 10_000, 100_000];
const POINTS = 3_000_000;
const PEAK_MB = 500;
/** Seconds of processor time of an import. */
const IMPORT_AT_MOST = { 10_000: 2.5, 100_000: 30 };
const PAGES_AT_MOST_TIMES = 1.2;
const INDEX_AT_MOST_S = 120;
const P99_AT_MOST_TIMES = 1.5;
const QUIET_SAMPLE_MS = 10_000;

const shown = (count) => count.toLocaleString('en');

function rowOf(name, { cpuMs, peakMb, seconds }, atMost) {
  return [
    row(`${name}, processor time`, cpuMs / 1_000, 's', {
      ...(atMost !== undefined && { atMost }),
      detail: `ended after ${seconds.toFixed(1)} s`,
    }),
    row(`${name}, memory`, peakMb, 'MB', { atMost: PEAK_MB }),
  ];
}

/** Packs, checks and imports a source folder, and shows it to visitors. */
async function publish({ folder, scope, name, dataDir, bundle }, importAtMost) {
  mkdirSync(dataDir, { recursive: true });
  return [
    ...rowOf(
      `pack ${name}`,
      await measureContent(dataDir, 'pack', folder, '--scope', scope, '--out', bundle),
    ),
    ...rowOf(`check ${name}`, await measureContent(dataDir, 'check', bundle)),
    ...rowOf(`import ${name}`, await measureContent(dataDir, 'import', bundle, '--activate'), importAtMost),
  ];
}

async function indexRows(dataDir) {
  const server = await startBankServer({ dataDir, name: 'grow-index' });
  await whenQuiet(server);
  const before = await waitsWhile(server.url, () => sleep(QUIET_SAMPLE_MS));
  rmSync(join(dataDir, 'search'), { recursive: true, force: true });
  let built;
  const during = await waitsWhile(server.url, async () => (built = await measureContent(dataDir, 'index')));
  await server.stop();
  const [calm, busy] = [quantile(before, 0.99), quantile(during, 0.99)];
  return [
    row('search index of 100,000 articles', built.seconds, 's', {
      atMost: INDEX_AT_MOST_S,
      detail: `${(built.cpuMs / 1_000).toFixed(1)} s of processor time, ${Math.round(built.peakMb)} MB`,
    }),
    row('p99 of a cached page meanwhile, times that before', busy / calm, '', {
      atMost: P99_AT_MOST_TIMES,
      detail: `${calm.toFixed(1)} ms before, ${busy.toFixed(1)} ms meanwhile`,
    }),
  ];
}

export async function run() {
  const root = mkdtempSync(join(tmpdir(), 'bank-bench-'));
  try {
    const rows = [];
    const pages = new Map();
    for (const size of SIZES) {
      const at = (name) => join(root, `${name}-${size}`);
      writeManyArticles(at('site'), size);
      const place = { folder: at('site'), scope: 'site', dataDir: at('data'), bundle: at('bundle') };
      rows.push(...(await publish({ ...place, name: `${shown(size)} articles` }, IMPORT_AT_MOST[size])));
      rmSync(at('site'), { recursive: true });
      rmSync(at('bundle'), { recursive: true });
      await measureContent(at('data'), 'index');
      pages.set(size, await measurePages(at('data'), `grow-${size}`));
    }
    const [few, many] = [pages.get(SIZES[0]), pages.get(SIZES.at(-1))];
    for (const [kind, cost] of Object.entries(many)) {
      rows.push(
        row(`${kind}, with 100,000 articles by with 1,000`, cost / few[kind], '', {
          atMost: PAGES_AT_MOST_TIMES,
          detail: `${few[kind].toFixed(2)} ms, ${cost.toFixed(2)} ms`,
        }),
      );
    }
    rows.push(...(await indexRows(join(root, `data-${SIZES.at(-1)}`))));
    const funds = { folder: join(root, 'funds'), scope: 'funds', dataDir: join(root, 'data-navs') };
    writeManyNavs(funds.folder, POINTS);
    rows.push(
      ...(await publish({ ...funds, bundle: join(root, 'navs'), name: `${shown(POINTS)} net values` })),
    );
    return rows;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
