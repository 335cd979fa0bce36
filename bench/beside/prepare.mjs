import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { embeddedEnvironment } from '../../tests/support/embedded-environment.ts';
import { startBankServer } from '../bank-server.mjs';
import { build, packFiles, timedRun } from './builds.mjs';
import { gatherPages } from './gather-pages.mjs';
import { writePages } from './write-pages.mjs';

const DATA = fromRoot('.cache', 'bench', 'beside', 'data');
const MIRROR = fromRoot('.cache', 'bench', 'beside', 'mirror');
const CONTENT = fromRoot('packages', 'server', 'src', 'content-command.ts');

export const environment = () => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  BESIDE_DATA: DATA,
});

/** Pages of ours, written as data for the others; `address` is where each has it: `{ kind, path, html, address }`. */
export async function preparePages(dataDir) {
  const server = await startBankServer({
    dataDir,
    name: 'beside-pages',
    settings: { TRUST_PROXY: '127.0.0.1' },
  });
  const pages = await gatherPages(server.url);
  await server.stop();
  rmSync(DATA, { recursive: true, force: true });
  const written = writePages(DATA, pages);
  return pages.map((page, index) => ({ ...page, ...written[index] }));
}

async function mirrored(dataDir) {
  rmSync(MIRROR, { recursive: true, force: true });
  const made = await timedRun([CONTENT, 'mirror', MIRROR], { env: embeddedEnvironment(dataDir) });
  const pages = Number(/Mirrored ([\d,]+) pages/.exec(made.written)?.[1].replaceAll(',', ''));
  rmSync(MIRROR, { recursive: true, force: true });
  return { ...made, pages };
}

/** Builds all, one after the other: `{ seconds, cpuSeconds, packing, pages }` by name, and where the static sites lie. */
export async function buildAll(folder, { dataDir, pages }) {
  const env = environment();
  const staticSite = async (framework, project, root) => {
    const made = await build(folder, { framework, project, env });
    return { ...made, pages, root, packing: packFiles(root) };
  };
  return {
    ours: await mirrored(dataDir),
    next: await staticSite('next', 'next-static', join(folder, 'next-static', '.cache')),
    astro: await staticSite('astro', 'astro', join(folder, 'astro', '.cache', 'out')),
    nextServer: await build(folder, { framework: 'next', project: 'next-server', env }),
  };
}

/** A page as a static site has it. */
export const builtPage = ({ root }, { language, slug }) =>
  readFileSync(join(root, language, `${slug}.html`), 'utf8');
