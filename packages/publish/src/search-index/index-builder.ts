/*
 * Makes an index beside the one that serves, in a process of its own. Reading files and cutting texts takes memory and processor time for
 * a while: both are the system's again when it ends, and whoever serves goes first (decision 0057).
 */
import { join } from 'node:path';
import { setPriority } from 'node:os';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { EmbeddingEndpoint, type EmbeddingsAddress } from '@bank/search';
import type { FilledVectors } from '@bank/search/indexing';
import { openContentStore, type ContentVersion, type StoreLocation } from '@bank/store';
import { FileTexts } from './file-texts.ts';
import { prepareIndex, type PreparedIndex } from './prepare-index.ts';

export interface BuildOrder {
  location: StoreLocation;
  version: ContentVersion;
  folder: string;
  /** '' where there is no cluster. */
  openSearchUrl: string;
  /** A model that tells what passages mean; undefined where there is none. */
  embeddings: EmbeddingsAddress | undefined;
}

/**
 * `cluster` is 'ready' when the cluster has the same index, 'asked' while it is being given it, else why it has not got it. From
 * 'embedding' on a model is asked about the passages of what was prepared, which may be broken off at any time.
 */
export type BuildReply =
  | { kind: 'prepared'; index: PreparedIndex; cluster: string }
  | { kind: 'embedding' }
  | { kind: 'embedded'; vectors: FilledVectors }
  | { kind: 'failed'; message: string };

/** Resolves when the server has it: a process that ends takes with it what is still on its way. */
const reply = (message: BuildReply) =>
  new Promise<void>((resolve) => {
    if (isMainThread) {
      process.send?.(message, undefined, undefined, () => resolve());
      return;
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
    parentPort?.postMessage(message);
    resolve();
  });

/** First what can be had at once; then, when files had to be read, the same with their texts. */
async function build({ location, version, folder, openSearchUrl, embeddings }: BuildOrder): Promise<void> {
  const store = await openContentStore(location);
  try {
    const content = store.snapshot(version);
    const texts = new FileTexts(join(folder, 'texts'));
    const prepare = async () => {
      const prepared = await prepareIndex({ content, folder, texts });
      const { fill, embed: _embed, ...index } = prepared;
      // A cluster that hangs is waited for by nobody who searches (REL-5).
      await reply({ kind: 'prepared', index, cluster: openSearchUrl === '' ? 'there is none' : 'asked' });
      if (openSearchUrl !== '') await reply({ kind: 'prepared', index, cluster: await fill(openSearchUrl) });
      return prepared;
    };
    let prepared = await prepare();
    if (prepared.missingTexts > 0 && (await texts.readMissing(store)) > 0) prepared = await prepare();
    if (embeddings === undefined) return;
    await reply({ kind: 'embedding' });
    const vectors = await prepared.embed(new EmbeddingEndpoint(embeddings));
    await reply({ kind: 'embedded', vectors });
  } finally {
    await store.close();
  }
}

const buildFor = (order: BuildOrder) =>
  build(order).catch((error: unknown) =>
    reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );

const LAST_IN_TURN = 10;

if (isMainThread) {
  setPriority(LAST_IN_TURN);
  // Nobody is left who would take the index.
  process.once('disconnect', () => process.exit());
  process.once('message', (order) => void buildFor(order as BuildOrder).finally(() => process.exit()));
} else {
  await buildFor(workerData as BuildOrder);
}
