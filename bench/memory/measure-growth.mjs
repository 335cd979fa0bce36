/* Prints `{ before, after }`, the resident MB of a server on the store in a folder around pages that it has not rendered: node measure-growth.mjs <folder> <pages> */
import { startBankServer } from '../bank-server.mjs';
import { residentMb } from '../process-figures.mjs';
import { stopAll } from '../processes.mjs';
import { inSitemaps } from '../uncached/addresses.mjs';
import { distinctPages } from './distinct-addresses.ts';
import { askFor, manyVisitors } from './many-visitors.mjs';

const [dataDir, pages] = process.argv.slice(2);
/** Full soon, so that all that comes afterwards has to take the place of something. */
const settings = { TRUST_PROXY: '127.0.0.1', PAGE_CACHE_MB: '16' };
/** Fill the cache, and have the code compiled that draws them. */
const FIRST = 400;
const AT_ONCE = 4;

try {
  const server = await startBankServer({ dataDir, name: 'growth', settings });
  const ask = manyVisitors(server.url, AT_ONCE);
  const distinct = distinctPages(await inSitemaps(server.url));
  const next = () => distinct.next().value;
  await askFor(ask, next, { count: FIRST, atOnce: AT_ONCE });
  const before = residentMb(server.pid);
  await askFor(ask, next, { count: Number(pages), atOnce: AT_ONCE });
  process.stdout.write(`${JSON.stringify({ before, after: residentMb(server.pid) })}\n`);
} finally {
  await stopAll();
}
process.exit();
