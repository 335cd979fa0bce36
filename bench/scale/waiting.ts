/** Work as it comes: when, and how much of a processor it takes; in seconds, in the order of time. */
export interface Arrivals {
  at: number[];
  takes: number[];
}

/**
 * How long each arrival waits before its work begins. `shared`: one queue, the next free worker takes it. `turns`: each worker has
 * a queue of its own and they are given work in turn, as nginx gives it to nodes and a cluster to its workers.
 */
export function waitsOf({ at, takes }: Arrivals, workers: number, queue: 'shared' | 'turns'): Float64Array {
  const freeAt = new Float64Array(workers);
  return Float64Array.from(at, (moment, i) => {
    const worker = queue === 'turns' ? i % workers : soonest(freeAt);
    const begins = Math.max(moment, freeAt[worker] ?? 0);
    freeAt[worker] = begins + (takes[i] ?? 0);
    return begins - moment;
  });
}

function soonest(freeAt: Float64Array): number {
  let found = 0;
  for (let i = 1; i < freeAt.length; i += 1) if ((freeAt[i] ?? 0) < (freeAt[found] ?? 0)) found = i;
  return found;
}

export function quantileOf(values: Float64Array, share: number): number {
  const sorted = values.slice().sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
