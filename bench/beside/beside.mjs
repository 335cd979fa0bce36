import { findBrowser } from '../browser.mjs';
import { installOwnPackages } from '../own-packages.mjs';
import { residentMb } from '../process-figures.mjs';
import { findOrInstallPrograms } from '../programs.mjs';
import { whenQuiet } from '../quiet.mjs';
import { removeBuild } from './builds.mjs';
import { startContenders } from './contenders.mjs';
import { cachedRows } from './measure-cached.mjs';
import { uncachedRows } from './measure-uncached.mjs';
import { htmlRows, scriptRows } from './measure-weight.mjs';
import { buildAll, preparePages } from './prepare.mjs';
import { rowsBeside } from './rows-beside.ts';

export const title =
  'Beside Next.js 16.4 and Astro 7.3 with the same pages: processor time of all processes, by page';

export async function run({ dataDir, mayInstall }) {
  const { nginx, wrk } = findOrInstallPrograms({ nginx: 'nginx-light', wrk: 'wrk' }, { mayInstall });
  const executablePath = findBrowser({ mayInstall });
  const folder = installOwnPackages('beside', 'Next.js and Astro');
  const pages = await preparePages(dataDir);
  const built = await buildAll(folder, { dataDir, pages: pages.length });
  const contenders = await startContenders(folder, { nginx, dataDir, built, first: pages[0] });
  for (const contender of contenders) await whenQuiet(contender);
  const rows = [
    ...(await uncachedRows(contenders, { dataDir, pages })),
    ...(await cachedRows(contenders, { wrk, pages })),
    ...htmlRows(built, pages),
    ...(await scriptRows(contenders, { pages, executablePath })),
    ...buildRows(built),
    ...memoryRows(contenders),
  ];
  for (const contender of contenders) await contender.stop();
  // Whoever reads the sources of the benchmark, as tests do, would read them too.
  for (const project of ['next-static', 'next-server', 'astro']) removeBuild(folder, project);
  return rows;
}

function buildRows({ ours, next, astro }) {
  const named = { ours, 'Next.js export': next, Astro: astro };
  const of = (make) => Object.fromEntries(Object.entries(named).map(([name, made]) => [name, make(made)]));
  return rowsBeside(
    'build of a page',
    'ms',
    of(({ cpuSeconds, packing = 0, pages }) => ((cpuSeconds + packing) * 1_000) / pages),
    of(
      ({ cpuSeconds, seconds, packing, pages }) =>
        `${pages.toLocaleString('en')} pages, ${cpuSeconds.toFixed(1)} s of processor time in ${seconds.toFixed(1)} s` +
        (packing === undefined
          ? ', packed with gzip and brotli'
          : `, and ${packing.toFixed(1)} s to pack with gzip`),
    ),
  );
}

const memoryRows = ([ours, next]) =>
  rowsBeside('memory after it', 'MB', {
    ours: residentMb(ours.pid),
    [next.name]: residentMb(next.pid),
  });
