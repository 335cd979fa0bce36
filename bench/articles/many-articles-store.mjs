// Fills a store that holds the demo bank up to that many articles: node many-articles-store.mjs <data folder> <count>.
import { activate } from '@bank/publish';
import { openContentWriter } from '@bank/store';
import { withManyArticles } from './many-articles.ts';

const [dataDir, count] = process.argv.slice(2);
const writer = await openContentWriter({ databaseUrl: undefined, dataDir });
const now = Date.now();
const [{ releaseId: basis }] = await writer.activations('site');
const release = {
  scope: 'site',
  bundleId: `many-articles-${count}`,
  manifest: {},
  effectiveAt: undefined,
  items: withManyArticles(await writer.items(basis), Number(count)),
  media: [],
  basis,
};
const { id } = await writer.importRelease(release, now);
await activate(writer, 'site', id, { actor: 'bench', now });
await writer.close();
