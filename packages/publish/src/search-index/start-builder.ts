import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BuildOrder, BuildReply } from './index-builder.ts';

const PROGRAM = new URL('./index-builder.ts', import.meta.url);
/** Not those of the server, which say how much memory a server may take; it makes much garbage and waits for nobody. */
const FLAGS = ['--max-semi-space-size=4'];

export interface Builder {
  /** Resolves when it has ended and everything it said has been heard; rejects when it failed. */
  ended: Promise<void>;
  stop(): void;
}

/** Where Node was told what it may do, whether this is among it. */
const mayStartPrograms = () => process.permission?.has('child') ?? true;

/**
 * Has an index built beside the one that serves: in a process of its own, and where Node may start none, as in the image, in
 * a thread (decision 0057). `heard` is given the indexes as they are ready.
 */
export function startBuilder(
  order: BuildOrder,
  heard: (reply: Exclude<BuildReply, { kind: 'failed' }>) => void,
  asProcess = mayStartPrograms(),
): Builder {
  let failure: Error | undefined;
  const hear = (reply: BuildReply) => {
    if (reply.kind === 'failed') failure = new Error(reply.message);
    else heard(reply);
  };
  const { ending, stop } = asProcess ? inProcess(order, hear) : inThread(order, hear);
  const end = async () => {
    const how = await ending;
    if (failure !== undefined) throw failure;
    if (how !== 0) throw new Error(`the builder of the index ended with ${how}`);
  };
  return { ended: end(), stop };
}

type Hear = (reply: BuildReply) => void;
type HowItEnded = number | NodeJS.Signals;

function inProcess(order: BuildOrder, hear: Hear): { ending: Promise<HowItEnded>; stop: () => void } {
  const builder = fork(PROGRAM, { execArgv: FLAGS, serialization: 'advanced' });
  // One that cannot be begun says so more than once, and the first alone is waited for.
  builder.on('error', () => undefined);
  builder.on('message', hear);
  builder.send(order, () => undefined);
  // Its last words may be read after its end is known.
  const ending = Promise.all([once(builder, 'exit'), once(builder, 'disconnect')]);
  return {
    ending: ending.then(([[code, signal]]) => (code ?? signal) as HowItEnded),
    stop: () => builder.kill(),
  };
}

function inThread(order: BuildOrder, hear: Hear): { ending: Promise<HowItEnded>; stop: () => void } {
  const builder = new Worker(PROGRAM, { workerData: order });
  builder.on('message', hear);
  const ending = once(builder, 'exit').then(([code]) => code as number);
  return { ending, stop: () => void builder.terminate() };
}
