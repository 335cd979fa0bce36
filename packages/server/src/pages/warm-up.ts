import { setImmediate } from 'node:timers/promises';
import type { Current, Published } from '../content/published.ts';
import type { Logger } from '../operation/log.ts';
import type { PageCache } from './page-cache.ts';
import type { PagePacking } from './page-packing.ts';
import type { Pages } from './pages.ts';

interface WarmUpParts {
  cache: Pick<PageCache, 'urls' | 'size'>;
  packing: Pick<PagePacking, 'forVisitor' | 'packAhead'>;
  pages: Pick<Pages, 'answer'>;
}

/**
 * Renders every page of a new version once, those first that visitors asked for last: nobody waits for a rendering,
 * and what is cached can be served while the store is away. A still newer version ends it, or none: the process is stopping.
 */
export async function warmUp(
  published: Published,
  { cache, packing, pages }: WarmUpParts,
  current: Current,
  log: Logger,
): Promise<void> {
  const paths = Object.values(published.routes)
    .flat()
    .filter((record) => record.path !== '' && record.redirect === undefined)
    .map((record) => record.path);
  const isOver = () => current()?.version.key !== published.version.key;
  let failed = 0;
  for (const url of new Set([...cache.urls(), ...paths])) {
    if (isOver()) return;
    try {
      const answer = await pages.answer(url);
      // Unpacked, each would take the room of six.
      if (answer.kind === 'page') await packing.forVisitor(answer.page, 'br');
    } catch (err) {
      if (isOver()) return;
      failed += 1;
      log.error({ err, path: url.split('?', 1)[0] }, 'a page could not be rendered ahead of its visitors');
    }
    // Between two pages the visitors who are already here have their turn.
    await setImmediate();
  }
  for (const path of paths) packing.packAhead(path);
  log.info({ version: published.version.key, pages: cache.size, failed }, 'pages rendered ahead');
}
