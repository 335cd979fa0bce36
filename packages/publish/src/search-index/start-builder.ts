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

/** `permission` is there where Node was told what it may do. */
const mayStartPrograms = ({ permission }: Pick<NodeJS.Process, 'permission'>) =>
  permission?.has('child') ?? true;

/**
 * Has an index built beside the one that serves: in a process of its own, and where Node may start none, as in the image, in
 * a thread (decision 0057). `heard` is given the indexes as they are ready.
 */
export function startBuilder(
  order: BuildOrder,
  heard: (reply: Extract<BuildReply, { kind: 'prepared' }>) => void,
  process_: Pick<NodeJS.Process, 'permission'> = process,
): Builder {
  let failure: Error | undefined;
  const hear = (reply: BuildReply) => {
    if (reply.kind === 'failed') failure = new Error(reply.message);
    else heard(reply);
  };
  const { ending, stop } = mayStartPrograms(process_) ? inProcess(order, hear) : inThread(order, hear);
  const ended = ending.then((how) => {
    if (failure !== undefined) throw failure;
    if (how !== 0) throw new Error(`the builder of the index ended with ${how}`);
  });
  return { ended, stop };
}

type Hear = (reply: BuildReply) => void;
type HowItEnded = number | NodeJS.Signals;

function inProcess(order: BuildOrder, hear: Hear): { ending: Promise<HowItEnded>; stop: () => void } {
  const builder = fork(PROGRAM, { execArgv: FLAGS, serialization: 'advanced' });
  builder.on('message', hear);
  builder.send(order);
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
