import { describe, expect, it } from 'vitest';
import { ByteBoundedCache } from './byte-bounded-cache.ts';
import { FrequencySketch } from './frequency-sketch.ts';

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

describe('a ByteBoundedCache that knows how often its keys are asked for', () => {
  const aCache = () => new ByteBoundedCache<{ bytes: number }>(100, { frequency: new FrequencySketch() });
  const ask = (cache: ReturnType<typeof aCache>, key: string) => {
    if (cache.get(key) !== undefined) return true;
    cache.set(key, { bytes: 10 });
    return false;
  };

  it('still finds most of what is read in turn, where there is more than it has room for', () => {
    const cache = aCache();
    let found = 0;
    for (let n = 0; n < 12 * 50; n += 1) found += Number(ask(cache, `key-${n % 12}`));
    // Ten of twelve from the second round on; by use alone it would be none.
    expect(found).toBe(10 * 49);
  });

  it('keeps the same of what is read in turn, also when what was asked for before has begun to count half', () => {
    const cache = aCache();
    const read = (rounds: number) => {
      let found = 0;
      for (let n = 0; n < rounds * 13; n += 1) found += Number(ask(cache, `key-${n % 13}`));
      return found;
    };
    read(2);
    const kept = cache.keys().toSorted();
    expect(read(20_000)).toBe(20_000 * 10);
    expect(cache.keys().toSorted()).toEqual(kept);
  });

  it('takes in what is asked for oftener than what it has, and keeps what is asked for most', () => {
    const cache = aCache();
    for (let n = 0; n < 10; n += 1) ask(cache, `key-${n}`);
    for (let n = 0; n < 5; n += 1) ask(cache, 'key-3');
    const asked = Array.from({ length: 4 }, () => ask(cache, 'new'));
    expect(asked).toEqual([false, false, false, true]);
    for (let n = 0; n < 30; n += 1) ask(cache, `other-${n % 15}`);
    expect(cache.peek('key-3')).toBeDefined();
    expect(cache.bytes).toBe(100);
  });

  it('measures each newcomer at another one, so that one that was popular shields no others', () => {
    const cache = aCache();
    for (let n = 0; n < 10; n += 1) ask(cache, `key-${n}`);
    for (let n = 0; n < 5; n += 1) ask(cache, 'key-0');
    for (let n = 1; n < 10; n += 1) ask(cache, `key-${n}`);
    // Now key-0 is the oldest.
    for (let round = 0; round < 5; round += 1) ask(cache, 'new');
    expect([cache.peek('key-0'), cache.peek('new')]).toEqual([{ bytes: 10 }, { bytes: 10 }]);
  });

  it('replaces what it has, however often that was asked for', () => {
    const cache = aCache();
    for (let n = 0; n < 10; n += 1) for (let time = 0; time < 5; time += 1) ask(cache, `key-${n}`);
    cache.set('key-4', { bytes: 30 });
    expect(cache.peek('key-4')).toEqual({ bytes: 30 });
    expect(cache.bytes).toBeLessThanOrEqual(100);
  });
});

it('makes what it has smaller before it gives anything up', () => {
  const cache = new ByteBoundedCache<{ bytes: number }>(100, {
    lessened: ({ bytes }) => (bytes > 20 ? { bytes: 20 } : undefined),
  });
  for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 30 });
  cache.set('d', { bytes: 30 });
  expect(['a', 'b', 'c', 'd'].map((key) => cache.peek(key)?.bytes)).toEqual([20, 20, 30, 30]);
  cache.set('e', { bytes: 20 });
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.peek(key)?.bytes)).toEqual([20, 20, 20, 20, 20]);
  expect(cache.bytes).toBe(100);
  cache.set('f', { bytes: 20 });
  expect(cache.keys()).toEqual(['f', 'e', 'd', 'c', 'b']);
});
