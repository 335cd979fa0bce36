import { describe, expect, it } from 'vitest';
import { toHex, toOklch } from './oklch.ts';
import { brandPalette, OWN_COLOURS } from './palette.ts';

/** A hair off the site's own, so that every shade is worked out. */
const NEARLY_OWN = { ground: '#0f1a34', action: '#b83a1f', accent: '#b8925b' };

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('the colours of a bank', () => {
  it.each(['#000000', '#ffffff', '#0f1a33', '#b83a1e', '#00ff00', '#7f7f7f'])(
    '%s comes back as it is',
    (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    },
  );

  it('that are the site’s own give its own palette, and those beside them one beside it', () => {
    const own = brandPalette({});
    expect(brandPalette(OWN_COLOURS)).toEqual(own);
    for (const [shade, hex] of Object.entries(brandPalette(NEARLY_OWN))) {
      const [was, is] = [channels(own[shade as keyof typeof own]), channels(hex)];
      expect(Math.max(...was.map((part, at) => Math.abs(part - (is[at] ?? 0)))), shade).toBeLessThanOrEqual(
        3,
      );
    }
  });

  it('stand themselves among their shades, lighter ones above and darker ones below', () => {
    const green = brandPalette({ ground: '#0b3d2e', action: '#0a5c8f' });
    expect(green['night-900']).toBe('#0b3d2e');
    expect(green['cinnabar-600']).toBe('#0a5c8f');
    const lightness = (
      ['night-950', 'night-900', 'night-800', 'night-500', 'night-200', 'night-50'] as const
    ).map((shade) => toOklch(green[shade]).lightness);
    expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
  });

  it('that no screen can show become those that it can, of the same lightness', () => {
    const shown = toHex({ lightness: 0.9, chroma: 0.4, hue: 30 });
    expect(toOklch(shown).lightness).toBeCloseTo(0.9, 2);
  });
});
