import type { Scope } from '@bank/contract';
import type { EditionFolder } from './edition-folder.ts';
import { inThread } from './in-thread.ts';
import type { Readings, WantedReading } from './read-sources-apart.ts';

const known = new WeakMap<EditionFolder, Map<string, Promise<unknown>>>();

/** What is read out of all sources, once for each state of an edition, beside all else: it is a second of work. */
export function readOnce<What extends keyof Readings>(
  what: What,
  state: EditionFolder,
  { folder, scope }: { folder: string; scope: Scope },
): Promise<Readings[What]> {
  const readings = known.get(state) ?? new Map<string, Promise<unknown>>();
  known.set(state, readings);
  const reading =
    readings.get(what) ?? inThread('read-sources-apart.ts', { what, folder, scope } satisfies WantedReading);
  readings.set(what, reading);
  // Whoever asks next tries again.
  reading.catch(() => readings.delete(what));
  return reading as Promise<Readings[What]>;
}
