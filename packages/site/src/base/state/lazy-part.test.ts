import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Part = () => null;

describe('a lazy part', () => {
  it('is fetched once, when it is first wanted', async () => {
    const load = vi.fn(async () => Part);
    const part = lazyPart('part', load);
    expect(part.loaded()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    part.prepare();
    expect(await part.fetch()).toBe(Part);
    expect(part.loaded()).toBe(Part);
    await part.fetch();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be asked for again after a failure [S8-chunk]', async () => {
    const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('offline'));
    const part = lazyPart('part', load);
    await expect(part.fetch()).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(await part.fetch()).toBe(Part);
  });

  it('keeps quiet when fetching ahead fails', async () => {
    const part = lazyPart<object>('part', () => Promise.reject(new TypeError('offline')));
    part.prepare();
    await expect(part.fetch()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  });
});
