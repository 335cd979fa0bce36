import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SpareTime } from './spare-time.ts';

const SHARE = 0.1;

/** A clock that only work and rest move. */
function aClock(isBusy: () => boolean = () => false) {
  let ms = 0;
  const surroundings = {
    isBusy,
    now: () => ms,
    sleep: async (rest: number) => void (ms += rest),
  };
  return {
    spareTime: new SpareTime(SHARE, surroundings),
    work: (lasting: number) => async () => void (ms += lasting),
    now: () => ms,
  };
}

describe('spare time', () => {
  it('is never more than its share of a core, whatever the pieces of work take', async () => {
    const { spareTime, work, now } = aClock();
    let worked = 0;
    for (let piece = 1; piece <= 200; piece += 1) {
      const lasting = (piece * 7919) % 400;
      await spareTime.use(work(lasting));
      worked += lasting;
      expect(worked).toBeLessThanOrEqual(now() * SHARE * 1.000_001);
    }
    expect(worked).toBeGreaterThan(now() * SHARE * 0.999);
  });

  it('is rested for work that failed too', async () => {
    const { spareTime, now } = aClock();
    const failing = spareTime.use(async () => Promise.reject(new Error('no memory')));
    await expect(failing).rejects.toThrow('no memory');
    expect(now()).toBe(0);
    const { spareTime: other, work, now: then } = aClock();
    await expect(
      other.use(async () => {
        await work(50)();
        throw new Error('no memory');
      }),
    ).rejects.toThrow('no memory');
    expect(then()).toBeCloseTo(50 / SHARE);
  });

  it('is not there while visitors keep the process busy', async () => {
    let looks = 0;
    const { spareTime, work, now } = aClock(() => (looks += 1) <= 20);
    let startedAt = 0;
    await spareTime.use(async () => {
      startedAt = now();
      await work(10)();
    });
    expect(looks).toBe(21);
    expect(startedAt).toBeGreaterThan(500);
  });

  it('is judged by what this thread really does', async () => {
    let naps = 0;
    const spareTime = new SpareTime(1, {
      sleep: (ms) => {
        naps += 1;
        return setTimeout(ms);
      },
    });
    const until = performance.now() + 50;
    while (performance.now() < until);
    await spareTime.use(async () => {});
    // One nap for the busy moment, one after the work.
    expect(naps).toBeGreaterThan(1);
  });
});
