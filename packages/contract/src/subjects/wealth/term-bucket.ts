import type { TERM_BUCKETS } from './constants.ts';

/** Longest terms of the buckets T1 to T6 in days; T0 is for what can be redeemed every day (WLTH-1). */
const BUCKET_ENDS = [
  ['T1', 31],
  ['T2', 92],
  ['T3', 184],
  ['T4', 366],
  ['T5', 1096],
  ['T6', Number.POSITIVE_INFINITY],
] as const;

/** The bucket that a term belongs to. */
export function termBucketOf(termDays: number): (typeof TERM_BUCKETS)[number] {
  if (termDays === 0) return 'T0';
  return BUCKET_ENDS.find(([, end]) => termDays <= end)?.[0] ?? 'T6';
}
