import {
  entryOn,
  factorEntries,
  figureOf,
  formatEntries,
  levelAt,
  levelsAfter,
  levelsOf,
  parseEntries,
  windowStart,
  type FactorEntry,
  type FigureValues,
  type Level,
  type NavDay,
} from '@bank/contract/fund-figures';
import { seriesFields, type SeriesPoint } from '@bank/contract/schemas';
import type { NewPoint } from '@bank/store';

const FIELDS = seriesFields('fund-measure');

/** The figures of a fund from its whole history, oldest day first; undefined where no day has a value. */
export function figureOfAll(key: string, days: readonly NavDay[]): NewPoint | undefined {
  const levels = levelsOf(days);
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const start = levelAt(levels, windowStart('Y1', last.date)) ?? first;
  const year = levels.slice(levels.indexOf(start));
  const week = days.slice(-8);
  const values = figureOf({ first, year, days: week, at: (day) => levelAt(levels, day) });
  const isMoney = days.at(-1)?.unitNav === '';
  return values && toPoint(key, last.date, values, isMoney ? [] : factorEntries(levels));
}

/** What the days before the last year are needed for, where figures are continued. */
export function daysWanted(before: SeriesPoint<'fund-measure'>, newest: string): string[] {
  return [before.since, ...(['Y1', 'Y2', 'Y3'] as const).map((window) => windowStart(window, newest))];
}

/**
 * The figures of a fund whose figures before these days are known.
 * @param days everything from some days before the year up to the newest day
 * @param older the points that `daysWanted` asked for, in its order
 */
export function figureContinued(
  before: SeriesPoint<'fund-measure'>,
  key: string,
  days: readonly NavDay[],
  older: readonly (NavDay | undefined)[],
): NewPoint | undefined {
  const entries = parseEntries(before.factors);
  const beginning = entries.findLast(({ date }) => date < (days[0]?.date ?? ''));
  const pseudo = beginning && { ...beginning, nav: '' };
  const levels = levelsAfter(pseudo, days);
  const olderLevels = older
    .flatMap((day): Level[] => {
      const entry = day && day.unitNav !== '' ? entryOn(entries, day.date) : undefined;
      return day === undefined || entry === undefined ? [] : [{ ...entry, date: day.date, nav: day.unitNav }];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const [first, last] = [olderLevels[0] ?? levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const at = (day: string) => levelAt(levels, day) ?? levelAt(olderLevels, day);
  const base = at(windowStart('Y1', last.date)) ?? first;
  const year = [base, ...levels.filter(({ date }) => date > base.date)];
  const values = figureOf({ first, year, days: days.slice(-8), at });
  const added = factorEntries(
    levels.filter(({ date }) => date > before.date),
    entries.at(-1),
  );
  return values && toPoint(key, last.date, values, [...entries, ...added]);
}

function toPoint(key: string, date: string, figure: FigureValues, entries: readonly FactorEntry[]): NewPoint {
  const values: Record<string, string> = { ...figure, factors: formatEntries(entries) };
  return { key, date, values: FIELDS.map((field) => values[field] ?? '') };
}
