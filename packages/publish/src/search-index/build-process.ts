/*
 * The process that makes an index beside the one that serves. Reading files and cutting texts takes memory and processor time for
 * a while: both are the system's again when it ends, and whoever serves goes first (decision 0057).
 */
import { join } from 'node:path';
import { setPriority } from 'node:os';
import { openContentStore, type ContentVersion, type StoreLocation } from '@bank/store';
import { FileTexts } from './file-texts.ts';
import { prepareIndex, type PreparedIndex } from './prepare-index.ts';

export interface BuildOrder {
  location: StoreLocation;
  version: ContentVersion;
  folder: string;
  /** '' where there is no cluster. */
  openSearchUrl: string;
}

/** `cluster` is 'ready' when the cluster has the same index, 'asked' while it is being given it, else why it has not got it. */
export type BuildReply =
  { kind: 'prepared'; index: PreparedIndex; cluster: string } | { kind: 'failed'; message: string };

/** Resolves when the server has it: a process that ends takes with it what is still on its way. */
const reply = (message: BuildReply) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

/** First what can be had at once; then, when files had to be read, the same with their texts. */
async function build({ location, version, folder, openSearchUrl }: BuildOrder): Promise<void> {
  const store = await openContentStore(location);
  try {
    const content = store.snapshot(version);
    const texts = new FileTexts(join(folder, 'texts'));
    const prepare = async () => {
      const prepared = await prepareIndex({ content, folder, texts });
      const { fill, ...index } = prepared;
      // A cluster that hangs is waited for by nobody who searches (REL-5).
      await reply({ kind: 'prepared', index, cluster: openSearchUrl === '' ? 'there is none' : 'asked' });
      if (openSearchUrl !== '') await reply({ kind: 'prepared', index, cluster: await fill(openSearchUrl) });
      return index;
    };
    const { missingTexts } = await prepare();
    if (missingTexts > 0 && (await texts.readMissing(store)) > 0) await prepare();
  } finally {
    await store.close();
  }
}

const LAST_IN_TURN = 10;

setPriority(LAST_IN_TURN);
// Nobody is left who would take the index.
process.once('disconnect', () => process.exit());
process.once('message', (order) => {
  void build(order as BuildOrder)
    .catch((error: unknown) =>
      reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => process.exit());
});
