import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCrossing } from './pointer-crossing.ts';

const page = new EventTarget();
const moveTo = (clientY: number) => page.dispatchEvent(Object.assign(new Event('pointermove'), { clientY }));
const FRAME_MS = 16;
const giveUp = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  giveUp.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a pointer on its way from a trigger to the panel below', () => {
  it('keeps the panel while it goes down, over whatever lies between [S4-submenu]', () => {
    const stop = watchCrossing(40, () => 116, giveUp);
    for (const y of [40, 52, 60, 60, 75, 100]) {
      vi.advanceTimersByTime(50);
      moveTo(y);
    }
    expect(giveUp).not.toHaveBeenCalled();
    stop();
    vi.advanceTimersByTime(1000);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('keeps it through moves that a busy page hands over late, with the next frame [S4-submenu]', () => {
    const stop = watchCrossing(40, () => 116, giveUp);
    vi.advanceTimersByTime(120);
    moveTo(90);
    vi.advanceTimersByTime(FRAME_MS);
    expect(giveUp).not.toHaveBeenCalled();
    stop();
  });

  it('keeps it though the hand trembles, and though a move is told again in whole pixels [S4-submenu]', () => {
    const stop = watchCrossing(40, () => 116, giveUp);
    for (const y of [52.7, 52, 60, 57, 75, 100]) {
      vi.advanceTimersByTime(50);
      moveTo(y);
    }
    expect(giveUp).not.toHaveBeenCalled();
    stop();
  });

  it('keeps it while the panel is still gliding down before it [S4-submenu]', () => {
    let panelTop = 100;
    const stop = watchCrossing(40, () => panelTop, giveUp);
    panelTop = 116;
    moveTo(110);
    expect(giveUp).not.toHaveBeenCalled();
    stop();
  });

  it.each([
    ['turns back', () => moveTo(30)],
    ['stops', () => vi.advanceTimersByTime(120 + FRAME_MS)],
    ['passes beside the panel', () => moveTo(117)],
  ])('loses it once it %s [S4-submenu]', (_, act) => {
    watchCrossing(40, () => 116, giveUp);
    moveTo(50);
    act();
    expect(giveUp).toHaveBeenCalledTimes(1);
  });
});
