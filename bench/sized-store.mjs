import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../scripts/prepare/places.mjs';
import { say } from '../scripts/prepare/plain-stop.mjs';
import { embeddedEnvironment } from '../tests/support/embedded-environment.ts';
import { timed } from './figures.mjs';
import { output } from './processes.mjs';

const FOLDER = fromRoot('.cache', 'bench', 'sizes');
const ARTICLES = fromRoot('bench', 'articles', 'many-articles-store.mjs');
const FUNDS = fromRoot('bench', 'funds', 'many-funds-store.mjs');
const CLI = fromRoot('packages', 'publish', 'src', 'cli.ts');
const TIMEOUT_MS = 3_600_000;

/** The demo bank's stamp, which other content and another code of the store change. */
const stampOf = (dataDir) => readFileSync(join(dataDir, 'demo-stamp'), 'utf8');

const isCurrent = (dataDir, demo) => existsSync(join(dataDir, 'sized')) && stampOf(dataDir) === stampOf(demo);

/**
 * The folder of a store with the demo bank of `demo` and so many articles and funds, indexed for search; a size that is
 * not given stays as it is. A run with the same content reuses it.
 */
export async function sizedStore(demo, { articles, funds }) {
  const dataDir = join(FOLDER, `${articles ?? 'demo'}-articles-${funds ?? 'demo'}-funds`);
  if (isCurrent(dataDir, demo)) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(demo, dataDir, { recursive: true });
  const env = embeddedEnvironment(dataDir);
  const step = async (name, ...args) => {
    const took = await timed(() => output(process.execPath, args, { timeoutMs: TIMEOUT_MS, env }));
    say(`${name}: ${(took / 1_000).toFixed(1)} s`);
  };
  if (articles !== undefined)
    await step(`${articles.toLocaleString('en')} articles`, ARTICLES, dataDir, String(articles));
  if (funds !== undefined) await step(`${funds.toLocaleString('en')} funds`, FUNDS, dataDir, String(funds));
  await step('their search index', CLI, 'index');
  cpSync(join(dataDir, 'demo-stamp'), join(dataDir, 'sized'));
  return dataDir;
}
