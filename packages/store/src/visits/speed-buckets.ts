/** A bucket is a tenth wide: its middle is at most five per cent beside what was put in. */
const WIDTH = Math.log(1.1);

/** Of a whole number from 0; 0 has one of its own. */
export function speedBucket(value: number): number {
  return value < 1 ? 0 : 1 + Math.floor(Math.log(value) / WIDTH + 1e-9);
}

/** By nearest rank over buckets in their order; the middle of the one that it lies in. Undefined where there is none. */
export function speedAtRank(
  buckets: readonly { bucket: number; documents: number }[],
  share: number,
): number | undefined {
  const rank = Math.ceil(share * buckets.reduce((all, { documents }) => all + documents, 0));
  let seen = 0;
  for (const { bucket, documents } of buckets) {
    seen += documents;
    if (documents > 0 && seen >= rank) return bucket === 0 ? 0 : Math.round(Math.exp((bucket - 0.5) * WIDTH));
  }
  return undefined;
}
