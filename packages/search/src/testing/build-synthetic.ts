/* A thread that builds an index of synthetic documents, as the server builds its own in a thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from '../engine/embedded/build-index.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { syntheticDocuments } from './synthetic-documents.ts';

export interface SyntheticOrder {
  folder: string;
  count: number;
}

/** Seconds of the clock and of the processor; making up the documents is not part of the build. */
export interface SyntheticBuilt {
  file: string;
  clock: number;
  processor: number;
  peakMegabytes: number;
}

const processorSeconds = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

const { folder, count } = workerData as SyntheticOrder;
let peak = 0;
let clock = 0;
let processor = 0;

function* documents() {
  const source = syntheticDocuments(count);
  for (;;) {
    const began = performance.now();
    const busy = processorSeconds();
    const { done, value } = source.next();
    clock -= performance.now() - began;
    processor -= processorSeconds() - busy;
    if (done === true) return;
    yield value;
    peak = Math.max(peak, process.memoryUsage.rss());
  }
}

const began = performance.now();
const busy = processorSeconds();
const { file } = await buildIndex({
  folder,
  release: 'bench',
  documents: documents(),
  settings: defaultSettings(),
});
clock += performance.now() - began;
processor += processorSeconds() - busy;
peak = Math.max(peak, process.memoryUsage.rss());
const built: SyntheticBuilt = { file, clock: clock / 1000, processor, peakMegabytes: peak / 1e6 };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
parentPort?.postMessage(built);
