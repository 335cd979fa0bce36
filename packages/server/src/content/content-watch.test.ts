import { describe, expect, it, vi } from 'vitest';
import { ContentWatch } from './content-watch.ts';
import type { Published } from './published.ts';
import { createLog } from '../operation/log.ts';
import { createMetrics } from '../operation/metrics.ts';
import { FakeStore } from '../testing/fake-content.ts';

function aWatch() {
  const store = new FakeStore();
  const metrics = createMetrics();
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const made: string[] = [];
  let failure: Error | undefined;
  const watch = new ContentWatch({
    openStore: async () => store,
    publish: async (version, snapshot) => {
      if (failure) throw failure;
      made.push(version.key);
      return { version, snapshot } as Published;
    },
    log,
    metrics,
  });
  const valueOf = async (name: string) =>
    (await metrics.register.getSingleMetric(name)?.get())?.values[0]?.value;
  const messages = (level: string) => lines.filter((line) => line['level'] === level).map(({ msg }) => msg);
  return { store, watch, made, valueOf, messages, failWith: (error?: Error) => (failure = error) };
}

describe('ContentWatch', () => {
  it('makes each version once and shows the newest', async () => {
    const { store, watch, made, valueOf } = aWatch();
    expect(watch.current()).toBeUndefined();
    expect(watch.behindMs()).toBeUndefined();
    await watch.look();
    await watch.look();
    store.activate(2);
    await watch.look();
    expect(made).toEqual(['v1', 'v2']);
    expect(watch.current()?.version.key).toBe('v2');
    expect(await valueOf('content_sequence')).toBe(2);
  });

  it('keeps the last version while the store is away, and tells of the outage once [REL-4]', async () => {
    const { store, watch, valueOf, messages } = aWatch();
    await watch.look();
    store.isAway = true;
    for (let look = 0; look < 5; look += 1) await watch.look();
    expect(watch.current()?.version.key).toBe('v1');
    expect(await valueOf('content_store_up')).toBe(0);
    expect(messages('error')).toEqual(['New content could not be loaded; the last version stays']);
    expect(watch.behindMs()).toBeGreaterThan(0);
    store.isAway = false;
    store.activate(2);
    await watch.look();
    expect(watch.current()?.version.key).toBe('v2');
    expect(watch.behindMs()).toBe(0);
    expect(await valueOf('content_store_up')).toBe(1);
    expect(messages('info').at(-1)).toBe('content is available again');
  });

  it('keeps the last version when the pages of a new one cannot be made, and takes it once they can', async () => {
    const { store, watch, valueOf, failWith } = aWatch();
    await watch.look();
    store.activate(2);
    failWith(new Error('a page record is broken'));
    await watch.look();
    expect(watch.current()?.version.key).toBe('v1');
    expect(watch.trouble()).toBe('a page record is broken');
    expect(await valueOf('content_store_up')).toBe(1);
    failWith();
    await watch.look();
    expect(watch.current()?.version.key).toBe('v2');
    expect(watch.trouble()).toBeUndefined();
  });

  it('has nothing to show while no release of the site is active', async () => {
    const { store, watch, messages } = aWatch();
    store.version = { ...store.version, releases: { rates: 1 } };
    await watch.look();
    await watch.look();
    expect(watch.current()).toBeUndefined();
    expect(watch.trouble()).toMatch(/no active release of the site/);
    expect(messages('error')).toHaveLength(1);
  });

  it('looks every second, and at the very moment of a publish or expiry date', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    try {
      const { store, watch } = aWatch();
      await watch.start();
      expect(store.looks).toBe(1);
      await vi.advanceTimersByTimeAsync(999);
      expect(store.looks).toBe(1);
      store.activate(2, 1_000_000 + 1_250);
      await vi.advanceTimersByTimeAsync(1);
      expect(store.looks).toBe(2);
      store.activate(3);
      await vi.advanceTimersByTimeAsync(250);
      expect(watch.current()?.version.key).toBe('v3');
      await watch.stop();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(store.looks).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not spin when a date of change has passed without a change', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    try {
      const { store, watch } = aWatch();
      store.activate(2, 999_000);
      await watch.start();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(store.looks).toBe(11);
      await watch.stop();
    } finally {
      vi.useRealTimers();
    }
  });
});
