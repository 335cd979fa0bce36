/**
 * Levels of brotli. Of a list page of 103 kB: 1 takes 0.15 ms for 21.2 kB, 4 takes 0.7 ms for 18.5 kB, 5 takes 1.05 ms
 * for 16.5 kB, 9 takes 15 ms for 15.9 kB, 11 takes 85 ms for 14.9 kB (decision 0039).
 */
export const BROTLI = { least: 1, quick: 5, best: 11 } as const;
export type BrotliLevel = (typeof BROTLI)[keyof typeof BROTLI];

export const GZIP_LEVEL = 6;

/** A window as large as the body: brotli's own of 4 MB is made anew for each, which takes as long as packing 5 kB. */
export const windowBits = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));
