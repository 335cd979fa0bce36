/**
 * Milliseconds of a clock that nobody sets, the same in every thread of the process: `performance.now()` counts from the
 * start of each thread.
 */
export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);
