import { addDays, addMonths, beijingDay, weekdayOf } from '@bank/contract';
import type { CalendarEntry } from '../editions/calendar.ts';
import type { CalendarModel } from '../pages/page-model.ts';
import { inBeijing } from './in-beijing.ts';

const DAYS_OF_A_WEEK = 7;

/** One month as a sheet of weeks, and as a list of the days on which something comes or goes. */
export function calendarModel(entries: readonly CalendarEntry[], month: string): CalendarModel {
  const byMonth = Map.groupBy(entries, ({ at }) => beijingDay(at).slice(0, 7));
  const byDay = Map.groupBy(byMonth.get(month) ?? [], ({ at }) => beijingDay(at));
  return {
    month,
    before: addMonths(`${month}-01`, -1).slice(0, 7),
    after: addMonths(`${month}-01`, 1).slice(0, 7),
    months: [...byMonth].map(([name, own]) => ({ month: name, count: own.length })),
    weeks: weeksOf(month).map((week) =>
      week.map((day) => (day === undefined ? undefined : { day, count: byDay.get(day)?.length ?? 0 })),
    ),
    days: [...byDay].map(([day, own]) => ({
      day,
      entries: own.map(({ at, isDay, kind, scope, title, edition }) => ({
        time: isDay ? '' : inBeijing(at).slice(11),
        kind,
        scope,
        title,
        link: edition === undefined ? undefined : `/editions/${edition}`,
      })),
    })),
  };
}

/** From Monday on; undefined for days of the months beside it. */
function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const weeks: (string | undefined)[][] = [];
  for (let monday = addDays(first, 1 - weekdayOf(first)); ; monday = addDays(monday, DAYS_OF_A_WEEK)) {
    const week = Array.from({ length: DAYS_OF_A_WEEK }, (_, index) => addDays(monday, index));
    if (weeks.length > 0 && !week.some((day) => day.startsWith(month))) return weeks;
    weeks.push(week.map((day) => (day.startsWith(month) ? day : undefined)));
  }
}
