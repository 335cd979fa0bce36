import { describe, expect, it } from 'vitest';
import { VisibleTime } from './visible-time.ts';

describe('visible time', () => {
  it('passes only in sight, and is rounded down so that 1,999.9 ms are no two seconds [S9-track]', () => {
    const time = new VisibleTime();
    expect(time.upTo(5_000)).toBe(0);
    time.show(100.05);
    expect(time.upTo(2_099.95)).toBe(1_999);
    time.hide(2_100.05);
    expect(time.upTo(90_000)).toBe(2_000);
    time.show(90_000);
    expect(time.upTo(90_001)).toBe(2_001);
  });

  it('is not begun anew by being shown twice, nor counted twice by being hidden twice', () => {
    const time = new VisibleTime();
    time.show(0);
    time.show(1_000);
    time.hide(3_000);
    time.hide(5_000);
    expect(time.upTo(9_000)).toBe(3_000);
  });

  it('begins anew where it stands once it was told', () => {
    const time = new VisibleTime();
    time.show(0);
    time.clear(4_000);
    expect(time.upTo(4_500)).toBe(500);
    time.hide(5_000);
    time.clear(5_000);
    expect(time.upTo(9_000)).toBe(0);
  });
});
