import { join } from 'node:path';
import { EmbeddingEndpoint, pruneIndexes } from '@bank/search';
import { openContentStore } from '@bank/store';
import { countOf } from '../base/findings.ts';
import { worded, words } from '../base/words.ts';
import { withBuildLock } from '../search-index/build-lock.ts';
import { FileTexts } from '../search-index/file-texts.ts';
import { prepareIndex } from '../search-index/prepare-index.ts';
import type { Command } from './command.ts';

export const indexSearch: Command = {
  usage: words`index`,
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
          cluster === 'ready'
            ? words`OpenSearch has the same index.`
            : words`OpenSearch has no new index: ${worded(cluster)}`,
        );
      }
      if (settings.embeddings !== undefined) {
        const filled = await index.embed(new EmbeddingEndpoint(settings.embeddings));
        const { passages, embedded, isUsable, failure } = filled;
        say(words`${embedded} of ${countOf(passages, 'passage')} have a vector.`);
        if (!isUsable) say(words`Search goes by words alone until nearly all have one.`);
        if (failure !== undefined) say(words`The model gave no more: ${worded(failure)}`);
      }
      for (const url of index.unknownPins)
        say(words`Please look at the pinned address ${url}: no page is found there.`);
      const found = words`Search finds ${countOf(index.documents, 'page')}`;
      const files = read > 0 ? words`${found}; ${countOf(read, 'file')} read` : found;
      say(
        index.isNew || read > 0 ? words`${files}; index built.` : words`${files}; its index is up to date.`,
      );
    } finally {
      await store.close();
    }
  },
};
