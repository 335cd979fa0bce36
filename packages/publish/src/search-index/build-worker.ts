/* The thread that makes an index beside the one that serves: reading and cutting texts takes the processor for a while. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
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

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
const reply = (message: BuildReply) => parentPort?.postMessage(message);

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
      reply({ kind: 'prepared', index, cluster: openSearchUrl === '' ? 'there is none' : 'asked' });
      if (openSearchUrl !== '') reply({ kind: 'prepared', index, cluster: await fill(openSearchUrl) });
      return index;
    };
    const { missingTexts } = await prepare();
    if (missingTexts > 0 && (await texts.readMissing(store)) > 0) await prepare();
  } finally {
    await store.close();
  }
}

try {
  await build(workerData as BuildOrder);
} catch (error) {
  reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
