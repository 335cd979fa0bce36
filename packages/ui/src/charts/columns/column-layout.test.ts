import { describe, expect, it } from 'vitest';
import { stripBound } from './ChangeColumns.tsx';
import { BASE, NARROW, STRIP, TOP, WIDE, columnLayout, type ChangeColumn } from './column-layout.ts';

const column = (label: string, value: string, percent?: string): ChangeColumn => ({
  label,
  value,
  shown: value,
  change: percent === undefined ? undefined : { percent, shown: percent },
});
const columns = [column('2023', '256.8'), column('2024', '263.0', '2.41'), column('2025', '250.0', '-4.94')];

describe('columns with their changes', () => {
  it('stand on zero, in proportion, so that heights may be compared [IR-2]', () => {
    for (const size of [WIDE, NARROW]) {
      const { columns: placed, ticks } = columnLayout(columns, size, 8);
      const perUnit = (BASE - TOP) / (ticks.at(-1)?.value ?? 1);
      expect(ticks[0]).toEqual({ value: 0, y: BASE });
      for (const { top, value } of placed) expect(BASE - top).toBeCloseTo(Number(value) * perUnit, 0);
    }
  });

  it('carry the level of the period before, and none in front of the first [IR-2]', () => {
    const [first, second, third] = columnLayout(columns, WIDE, 8).columns;
    expect(first?.before).toBeUndefined();
    expect(second?.before).toBe(first?.top);
    expect(third?.before).toBe(second?.top);
    expect(third?.before).toBeLessThan(third?.top ?? 0);
  });

  it('draw changes from a zero of their own, up and down by the same scale [IR-2]', () => {
    const [, up, down] = columnLayout(columns, WIDE, 8).columns;
    expect(up?.strip).toBeCloseTo((STRIP.reach * 2.41) / 8, 1);
    expect(down?.strip).toBeCloseTo((STRIP.reach * -4.94) / 8, 1);
  });

  it('share one bound, which no change exceeds', () => {
    expect(stripBound([columns, [column('2025', '1', '7.10')]])).toBe(8);
    expect(stripBound([[column('2025', '1')]])).toBe(1);
    expect(stripBound([[column('2025', '1', '-12.5')]])).toBe(20);
  });

  it('stay inside the drawing, also when everything is zero', () => {
    for (const size of [WIDE, NARROW]) {
      const placed = columnLayout([column('a', '0'), column('b', '0')], size, 1).columns;
      for (const { left, top } of placed) {
        expect(left).toBeGreaterThan(size.left);
        expect(left + size.bar).toBeLessThanOrEqual(size.width);
        expect(top).toBe(BASE);
      }
    }
  });
});
