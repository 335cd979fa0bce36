import { describe, expect, it } from 'vitest';
import { historyFigures, historyLayout, spread, type HistorySeries } from './history-layout.ts';
import { nearestStop } from './reading/nearest-stop.ts';

// A plot of 100 × 100: from x 20 to 120 (14 are kept free at the end), from y 18 to 118 (42 for the days below).
const SIZE = { width: 134, height: 160, left: 20, labels: 0, days: 4 };
const line = (points: [string, string][], more: Partial<HistorySeries> = {}): HistorySeries => ({
  id: 'a',
  name: 'A',
  points: points.map(([date, value]) => ({ date, value })),
  ...more,
});
const drawn = (lines: readonly HistorySeries[], baseline?: string) => {
  const figures = historyFigures(lines, baseline);
  return figures && historyLayout(figures, SIZE);
};
const RISING: [string, string][] = [
  ['2026-11-01', '0'],
  ['2026-11-06', '40'],
  ['2026-11-11', '20'],
];

describe('historyLayout', () => {
  it('places days by their distance and values by their height [WLTH-4]', () => {
    const layout = drawn([line(RISING)]);
    expect(layout?.values.map(({ value }) => value)).toEqual(['0', '10', '20', '30', '40']);
    expect(layout?.series[0]?.path).toBe('M20 118l50-100 50 50');
    expect(layout?.series[0]?.end).toEqual({ x: 120, y: 68 });
  });

  it('draws a rate that holds until it is changed in steps [RATE-2]', () => {
    const layout = drawn([line(RISING, { shape: 'step' })]);
    expect(layout?.series[0]?.path).toBe('M20 118H70V18H120V68');
  });

  it('leaves out days without a figure, and draws nothing where there is none [WLTH-4]', () => {
    const gap = drawn([line([...RISING, ['2026-11-08', '']])]);
    expect(gap?.stops.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-06', '2026-11-11']);
    expect(drawn([line([['2026-11-08', '']])])).toBeUndefined();
    expect(drawn([])).toBeUndefined();
  });

  it('shows the line that returns are counted from [FUND-3]', () => {
    const layout = drawn(
      [
        line([
          ['2026-11-01', '12'],
          ['2026-11-11', '38'],
        ]),
      ],
      '0',
    );
    expect(layout?.values[0]?.value).toBe('0');
    expect(layout?.baselineY).toBe(118);
  });

  it('reads every line on every day, as it stood last [FUND-3]', () => {
    const other = line(
      [
        ['2026-11-03', '10'],
        ['2026-11-11', '30'],
      ],
      { id: 'b' },
    );
    const stops = drawn([line(RISING), other])?.stops.map(({ day, marks }) => [
      day,
      ...marks.map(({ id, value }) => `${id} ${value}`),
    ]);
    expect(stops).toEqual([
      ['2026-11-01', 'a 0'],
      ['2026-11-03', 'a 0', 'b 10'],
      ['2026-11-06', 'a 40', 'b 10'],
      ['2026-11-11', 'a 20', 'b 30'],
    ]);
  });

  it.each([
    [0, 0],
    [44, 0],
    [46, 1],
    [94, 1],
    [96, 2],
    [999, 2],
  ])('finds the day nearest to x = %s [SCAL-1]', (x, stop) => {
    const layout = drawn([line(RISING)]);
    expect(layout && nearestStop(layout.stops, { x, y: 0 })).toBe(stop);
  });
});

describe('spread', () => {
  it.each([
    ['labels that have room stay', [20, 80], [20, 80]],
    ['close ones move apart in their order', [52, 50], [80, 50]],
    ['at the foot they move up', [95, 99], [70, 100]],
  ])('%s [FUND-3]', (_, heights, moved) => {
    expect(spread(heights, 30, 0, 100)).toEqual(moved);
  });
});
