import { join } from 'node:path';
import { pruneIndexes } from '@bank/search';
import { openContentStore } from '@bank/store';
import { countOf } from '../base/findings.ts';
import { withBuildLock } from '../search-index/build-lock.ts';
import { FileTexts } from '../search-index/file-texts.ts';
import { prepareIndex } from '../search-index/prepare-index.ts';
import type { Command } from './command.ts';

export const indexSearch: Command = {
  usage: 'index',
  /** Servers do this by themselves; done before they start, it spares them the first minute. */
  async run(_args, { settings, now, say }) {
    const folder = join(settings.dataDir, 'search');
    const texts = new FileTexts(join(folder, 'texts'));
    const store = await openContentStore(settings.location);
    try {
      const content = store.snapshot(await store.currentVersion(now));
      let index = await prepareIndex({ content, folder, texts });
      const read = await texts.readMissing(store);
      if (read > 0) index = await prepareIndex({ content, folder, texts });
      await withBuildLock(folder, async () => pruneIndexes(folder, [index.release]));
      if (settings.openSearchUrl !== '') {
        const cluster = await index.fill(settings.openSearchUrl);
        say(
          cluster === 'ready' ? 'OpenSearch has the same index.' : `OpenSearch has no new index: ${cluster}`,
        );
      }
      for (const url of index.unknownPins)
        say(`Please look at the pinned address ${url}: no page is found there.`);
      say(
        `Search finds ${countOf(index.documents, 'page')}${read > 0 ? `; ${countOf(read, 'file')} read` : ''}; ` +
          `${index.isNew || read > 0 ? 'index built' : 'its index is up to date'}.`,
      );
    } finally {
      await store.close();
    }
  },
};
