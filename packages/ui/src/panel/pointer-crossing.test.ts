import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCrossing } from './pointer-crossing.ts';

const page = new EventTarget();
const moveTo = (clientY: number) => page.dispatchEvent(Object.assign(new Event('pointermove'), { clientY }));
const giveUp = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  giveUp.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a pointer on its way from a trigger to the panel below', () => {
  it('keeps the panel while it goes down, over whatever lies between [S4-submenu]', () => {
    const stop = watchCrossing(40, 116, giveUp);
    for (const y of [40, 52, 60, 60, 75, 100]) {
      vi.advanceTimersByTime(50);
      moveTo(y);
    }
    expect(giveUp).not.toHaveBeenCalled();
    stop();
    vi.advanceTimersByTime(1000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it.each([
    ['turns back', () => moveTo(30)],
    ['stops', () => vi.advanceTimersByTime(120)],
    ['passes beside the panel', () => moveTo(117)],
  ])('loses it once it %s [S4-submenu]', (_, act) => {
    watchCrossing(40, 116, giveUp);
    moveTo(50);
    act();
    expect(giveUp).toHaveBeenCalledTimes(1);
  });
});
