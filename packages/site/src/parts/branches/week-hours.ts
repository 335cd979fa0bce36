import type { DayHours } from '@bank/contract';
import type { BranchWords } from '../../words/bank/branches/words.ts';

/** Days in a row that keep the same hours. */
interface HoursLine {
  days: string;
  hours: string;
}

type HoursWords = Pick<BranchWords, 'days' | 'daySpan' | 'everyDay' | 'allDay'>;

const ALL_DAY = '00:00–24:00';

/** Five entries of 09:00 to 17:00 → `周一至周五 09:00–17:00`; days without any are left out. */
export function weekHours(hours: readonly DayHours[], words: HoursWords): HoursLine[] {
  const runs: { from: number; to: number; text: string }[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const text = hoursOn(hours, day);
    if (text === '') continue;
    const last = runs.at(-1);
    if (last !== undefined && last.to === day - 1 && last.text === text) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return runs.map(({ from, to, text }) => ({
    days: daysOf(from, to, words),
    hours: text === ALL_DAY ? words.allDay : text,
  }));
}

/** `09:00–12:00, 13:30–18:30`; '' on a day off. */
export function hoursOn(hours: readonly DayHours[], day: number): string {
  return hours
    .filter((one) => one.day === day)
    .toSorted((a, b) => (a.open < b.open ? -1 : 1))
    .map(({ open, close }) => `${open}–${close}`)
    .join(', ');
}

function daysOf(from: number, to: number, words: HoursWords): string {
  const name = (day: number) => words.days[String(day)] ?? '';
  if (from === 1 && to === 7) return words.everyDay;
  return from === to ? name(from) : words.daySpan(name(from), name(to));
}
