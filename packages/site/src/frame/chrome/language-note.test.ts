import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveUntranslatedNote, takeUntranslatedNote } from './language-note.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the note about a page that is not translated', () => {
  it('is shown once, at the home that stands in for it [S4-language]', () => {
    leaveUntranslatedNote('EN');
    expect(takeUntranslatedNote('EN')).toBe(true);
    expect(takeUntranslatedNote('EN')).toBe(false);
    expect(kept.size).toBe(0);
  });

  it('is left alone by the page that is being left, which may still ask [S4-language]', () => {
    leaveUntranslatedNote('EN');
    expect(takeUntranslatedNote('CN')).toBe(false);
    expect(takeUntranslatedNote('EN')).toBe(true);
  });

  it('is good for ten seconds: an older one was left by a switch that never arrived [S4-language]', () => {
    vi.useFakeTimers();
    leaveUntranslatedNote('EN');
    vi.advanceTimersByTime(10_000);
    expect(takeUntranslatedNote('EN')).toBe(false);
    expect(kept.size).toBe(0);
    vi.useRealTimers();
  });

  it('is not shown where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    leaveUntranslatedNote('EN');
    expect(takeUntranslatedNote('EN')).toBe(false);
  });
});
