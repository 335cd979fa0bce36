/* The thread in which an index is read: node:sqlite blocks, and pages must not wait for a search. */
import { parentPort, workerData } from 'node:worker_threads';
import { answerCounts, answerFacets } from '../answer-counts.ts';
import { answerPage } from '../answer-page.ts';
import { IndexOutdated } from '../search-engine.ts';
import { monotonicMs } from './monotonic-ms.ts';
import { openIndex, type OpenIndex } from './open-index.ts';
import type { WorkerCall, WorkerReply, WorkerRequest } from './worker-messages.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
const reply = (message: WorkerReply) => parentPort?.postMessage(message);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function answer({ backend, tools, suggester }: OpenIndex, call: WorkerCall): Promise<unknown> {
  if (call.name === 'page') return answerPage(backend, tools, call.args);
  if (call.name === 'counts') return answerCounts(backend, tools, call.args);
  if (call.name === 'facets') return answerFacets(backend, tools, call.args);
  return suggester.suggest(call.args.text, call.args.language, call.args.limit, call.args.asked);
}

async function handle(index: OpenIndex, { id, expiresAt, call }: WorkerRequest): Promise<void> {
  if (monotonicMs() > expiresAt) {
    reply({ kind: 'failed', id, message: 'the deadline passed while the call waited' });
    return;
  }
  try {
    reply({ kind: 'answer', id, answer: await answer(index, call) });
  } catch (error) {
    reply({ kind: 'failed', id, message: messageOf(error) });
  }
}

function start(file: string): void {
  let index: OpenIndex;
  try {
    index = openIndex(file);
  } catch (error) {
    reply({ kind: 'unusable', message: messageOf(error), isOutdated: error instanceof IndexOutdated });
    return;
  }
  parentPort?.on('message', (request: WorkerRequest) => void handle(index, request));
  reply({ kind: 'ready' });
}

start((workerData as { file: string }).file);
