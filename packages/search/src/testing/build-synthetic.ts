/* A process that builds an index of synthetic documents, so that who measures searches holds nothing of it. */
import { buildIndex } from '../engine/embedded/build-index.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { syntheticDocuments } from './synthetic-documents.ts';
import { anIndexFolder } from './test-index.ts';

/** Seconds of the clock and of the processor; making up the documents is not part of the build. */
export interface SyntheticBuilt {
  folder: string;
  file: string;
  clock: number;
  processor: number;
  peakMegabytes: number;
}

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const count = Number(process.argv[2]);
const folder = anIndexFolder();
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
process.send?.({
  folder,
  file,
  clock: clock / 1000,
  processor,
  peakMegabytes: peak / 1e6,
} satisfies SyntheticBuilt);
