import { describe, expect, it } from 'vitest';
import { ByteBoundedCache } from './byte-bounded-cache.ts';

describe('ByteBoundedCache', () => {
  it('drops what was unused for longest once the bytes exceed the limit', () => {
    const cache = new ByteBoundedCache<{ bytes: number }>(100);
    for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 30 });
    cache.get('a');
    cache.set('d', { bytes: 30 });
    expect(cache.keys()).toEqual(['d', 'a', 'c']);
    expect(cache.bytes).toBe(90);
  });

  it('keeps no value that is larger than the whole cache, nor the one it replaces', () => {
    const cache = new ByteBoundedCache<{ bytes: number }>(100);
    cache.set('a', { bytes: 10 });
    cache.set('a', { bytes: 101 });
    expect(cache.size).toBe(0);
    expect(cache.bytes).toBe(0);
  });

  it('gives up nothing for a value that is larger than the whole cache', () => {
    const cache = new ByteBoundedCache<{ bytes: number }>(100);
    for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 30 });
    cache.set('huge', { bytes: 101 });
    expect(cache.keys()).toEqual(['c', 'b', 'a']);
    expect(cache.bytes).toBe(90);
    cache.set('whole', { bytes: 100 });
    expect(cache.keys()).toEqual(['whole']);
  });

  it('never exceeds its limit, whatever comes', () => {
    const cache = new ByteBoundedCache<{ bytes: number }>(1_000);
    for (let i = 0; i < 5_000; i += 1) {
      cache.set(`key-${(i * 7919) % 300}`, { bytes: (i * 104_729) % 400 });
      expect(cache.bytes).toBeLessThanOrEqual(1_000);
    }
  });
});
