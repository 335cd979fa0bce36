/** What theory says of the parts of the model: formulas where it says it at once, beside the simulation that plays it out. */

/** Of requests, what a cache answers that keeps each thing for `lifeS` seconds after it was fetched. */
export const freshShare = (shares: Float64Array, aSecond: number, lifeS: number): number =>
  shares.reduce((sum, share) => {
    const inALife = share * aSecond * lifeS;
    return sum + (share * inALife) / (1 + inALife);
  }, 0);

/** The same of what is asked for after its life, but within `staleS` more: each life ends with one request, soon or late. */
export const staleShare = (
  shares: Float64Array,
  aSecond: number,
  { freshS, staleS }: { freshS: number; staleS: number },
): number =>
  shares.reduce((sum, share) => {
    const rate = share * aSecond;
    return sum + (share * (1 - Math.exp(-rate * staleS))) / (1 + rate * freshS);
  }, 0);

/** Che's approximation: of requests, what a cache of `room` things answers that lets the least recently used go. */
export function lruShare(shares: Float64Array, room: number): number {
  const keptAfter = (time: number) => shares.reduce((sum, share) => sum + 1 - Math.exp(-share * time), 0);
  let [low, high] = [0, 1];
  while (keptAfter(high) < room) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (keptAfter(middle) < room) low = middle;
    else high = middle;
  }
  return shares.reduce((sum, share) => sum + share * (1 - Math.exp(-share * high)), 0);
}

/** Erlang C: the chance to wait where `load` workers' worth of work comes to `workers` with one queue. */
export function chanceToWait(load: number, workers: number): number {
  let blocked = 1;
  for (let n = 1; n <= workers; n += 1) blocked = (load * blocked) / (n + load * blocked);
  return blocked / (1 - (load / workers) * (1 - blocked));
}

/** The mean wait of an M/M/c queue, in the unit of `takes`. */
export const meanWait = (aSecond: number, takes: number, workers: number): number =>
  (chanceToWait(aSecond * takes, workers) * takes) / (workers - aSecond * takes);
