/* The thread in which an index is read: node:sqlite blocks, and pages must not wait for a search. */
import { parentPort, workerData } from 'node:worker_threads';
import { answerCounts, answerFacets } from '../answer-counts.ts';
import { answerPage } from '../answer-page.ts';
import { IndexOutdated } from '../search-engine.ts';
import { scriptOf, type Meaning } from '../meaning/meaning.ts';
import { NearestPassages } from '../meaning/nearest-passages.ts';
import { vectorsBeside } from './index-files.ts';
import { monotonicMs } from './monotonic-ms.ts';
import { openIndex, type OpenIndex } from './open-index.ts';
import type { WorkerCall, WorkerData, WorkerReply, WorkerRequest } from './worker-messages.ts';

interface Opened {
  readonly index: OpenIndex;
  readonly nearest: NearestPassages | undefined;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
const reply = (message: WorkerReply) => parentPort?.postMessage(message);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function answer({ index, nearest }: Opened, { call, vector }: WorkerRequest): Promise<unknown> {
  const { backend, tools, suggester } = index;
  const meaning = meaningOf(call, vector, nearest);
  if (call.name === 'page') return answerPage(backend, tools, { ...call.args, meaning });
  if (call.name === 'counts') return answerCounts(backend, tools, { ...call.args, meaning });
  if (call.name === 'facets') return answerFacets(backend, tools, { ...call.args, meaning });
  if (call.name === 'near') return meaning?.near(call.args.filters) ?? [];
  return suggester.suggest(call.args.text, call.args.language, call.args.limit, call.args.asked);
}

function meaningOf(
  call: WorkerCall,
  vector: Float32Array | undefined,
  nearest: NearestPassages | undefined,
): Meaning | undefined {
  if (vector === undefined || nearest === undefined || call.name === 'suggest') return undefined;
  const script = scriptOf(call.args.keyword);
  return { near: (filters) => nearest.near(vector, script, filters) };
}

async function handle(opened: Opened, request: WorkerRequest): Promise<void> {
  const { id, expiresAt } = request;
  if (monotonicMs() > expiresAt) {
    reply({ kind: 'failed', id, message: 'the deadline passed while the call waited' });
    return;
  }
  try {
    reply({ kind: 'answer', id, answer: await answer(opened, request) });
  } catch (error) {
    reply({ kind: 'failed', id, message: messageOf(error) });
  }
}

function start({ file, model }: WorkerData): void {
  let opened: Opened;
  try {
    const index = openIndex(file);
    const nearest =
      model === '' ? undefined : NearestPassages.open(vectorsBeside(file), model, index.columns);
    opened = { index, nearest };
  } catch (error) {
    reply({ kind: 'unusable', message: messageOf(error), isOutdated: error instanceof IndexOutdated });
    return;
  }
  parentPort?.on('message', (request: WorkerRequest) => void handle(opened, request));
  reply({ kind: 'ready' });
}

start(workerData as WorkerData);
