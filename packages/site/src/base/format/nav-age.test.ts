import { describe, expect, it } from 'vitest';
import { isNavOld } from './nav-age.ts';

describe('net values of Thursday', () => {
  it.each([
    ['2026-11-19', false],
    ['2026-11-20', false],
    ['2026-11-23', false],
    ['2026-11-24', false],
    ['2026-11-25', true],
    ['2026-12-19', true],
    // A clock that is behind.
    ['2026-11-18', false],
  ])('seen on %s are old: %s', (today, isOld) => {
    expect(isNavOld('2026-11-19', today)).toBe(isOld);
  });
});
