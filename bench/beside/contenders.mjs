import { startBankServer } from '../bank-server.mjs';
import { environment } from './prepare.mjs';
import { startNextServer } from './next-server.mjs';
import { startStaticNginx } from './static-nginx.mjs';

/**
 * All that serve the pages, each on the measured core: `{ name, url, pid, pathOf, keptPathOf }` with the path of a page
 * rendered anew and of one that is kept.
 */
export async function startContenders(folder, { nginx, dataDir, built, first }) {
  const file = ({ language, slug }) => `/${language}/${slug}`;
  const uncached = ({ language, slug }) => `/${language}/uncached/${slug}`;
  const kept = ({ language, slug }) => `/${language}/kept/${slug}`;
  const own = ({ path }) => path;
  const settings = { TRUST_PROXY: '127.0.0.1' };
  const ours = await startBankServer({ dataDir, name: 'beside', isPinned: true, settings });
  const server = await startNextServer(folder, { env: environment(), path: kept(first), isPinned: true });
  const next = await startStaticNginx(nginx, built.next.root);
  const astro = await startStaticNginx(nginx, built.astro.root);
  return [
    { name: 'ours', ...ours, pathOf: own, keptPathOf: own },
    { name: 'Next.js, its server', ...server, pathOf: uncached, keptPathOf: kept, packsEachAnswer: true },
    { name: 'Next.js export, nginx', ...next, pathOf: file, keptPathOf: file },
    { name: 'Astro, nginx', ...astro, pathOf: file, keptPathOf: file },
  ];
}
