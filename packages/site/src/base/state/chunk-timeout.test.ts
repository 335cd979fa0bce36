import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, withinChunkTimeout } from './chunk-timeout.ts';

afterEach(() => vi.useRealTimers());

describe('a chunk', () => {
  it('that has not arrived after 120 s is a chunk-load error, not a millisecond earlier [S8-chunk] [S9-const] [ERR-2]', async () => {
    vi.useFakeTimers();
    let failure: unknown;
    withinChunkTimeout('home', () => new Promise(() => undefined)).catch(
      (error: unknown) => (failure = error),
    );
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toBeInstanceOf(ChunkLoadError);
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });

  it('that fails is a chunk-load error with its cause [S8-chunk]', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(withinChunkTimeout('home', () => Promise.reject(cause))).rejects.toMatchObject({
      name: 'ChunkLoadError',
      cause,
    });
  });

  it('that arrives leaves no timer behind', async () => {
    vi.useFakeTimers();
    await withinChunkTimeout('home', () => Promise.resolve(1));
    expect(vi.getTimerCount()).toBe(0);
  });
});
