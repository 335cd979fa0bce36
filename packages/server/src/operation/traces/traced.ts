import { tracingChannel } from 'node:diagnostics_channel';

/** Of fixed words and numbers alone: nothing that a visitor wrote, and no address of one. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work as whoever listens hears of it. */
export interface TracedWork {
  name: string;
  attributes: Attributes;
  error?: unknown;
}

/** Nobody listens unless traces are on, and then this file knows nothing of them. */
export const works = tracingChannel<unknown, TracedWork>('bank.work');

/** Does `work`, as a part of the trace of the request that it is done for, where that is kept. */
export function traced<Result>(
  name: string,
  work: () => Promise<Result>,
  attributes: Attributes = {},
): Promise<Result> {
  return works.hasSubscribers ? works.tracePromise(work, { name, attributes }) : work();
}
