import { dayNumber, dayOf, type HistoryPoint } from '@bank/ui';

/** Days, oldest first, as a page sends them: most follow the one before by one or three, which packs to nearly nothing. */
export interface SentDays {
  /** '' where there are none. */
  first: string;
  /** How many days each other one follows the one before. */
  steps: number[];
}

/**
 * Lines over shared days as columns: a page sends its days once and not with each figure, which takes a quarter off what
 * a history weighs. '' where a line has no figure on a day.
 */
export function toColumns<Line extends { points: readonly HistoryPoint[] }>(
  lines: readonly Line[],
): { days: SentDays; lines: (Omit<Line, 'points'> & { values: string[] })[] } {
  const days = [...new Set(lines.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
  return {
    days: toSteps(days),
    lines: lines.map(({ points, ...line }) => ({ ...line, values: columnOf(days, points) })),
  };
}

function toSteps(days: readonly string[]): SentDays {
  const numbers = days.map(dayNumber);
  return {
    first: days[0] ?? '',
    steps: numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0)),
  };
}

export function daysOf({ first, steps }: SentDays): string[] {
  if (first === '') return [];
  let number = dayNumber(first);
  return [first, ...steps.map((step) => dayOf((number += step)))];
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
