import type { HistoryPoint } from '@bank/ui';

/**
 * Lines over shared days as columns: a page sends its days once and not with each figure, which takes a quarter off what
 * a history weighs. '' where a line has no figure on a day.
 */
export function toColumns<Line extends { points: readonly HistoryPoint[] }>(
  lines: readonly Line[],
): { days: string[]; lines: (Omit<Line, 'points'> & { values: string[] })[] } {
  const days = [...new Set(lines.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
  return {
    days,
    lines: lines.map(({ points, ...line }) => ({ ...line, values: columnOf(days, points) })),
  };
}

/** The figures of one line on these days. */
export function columnOf(days: readonly string[], points: readonly HistoryPoint[]): string[] {
  const known = new Map(points.map(({ date, value }) => [date, value]));
  return days.map((day) => known.get(day) ?? '');
}

/** The points of a column, without the days that it has no figure on. */
export function pointsOf(days: readonly string[], values: readonly string[]): HistoryPoint[] {
  return days.flatMap((date, index) => {
    const value = values[index] ?? '';
    return value === '' ? [] : [{ date, value }];
  });
}
