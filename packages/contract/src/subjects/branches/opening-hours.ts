import { addDays, weekdayOf } from '../../base/calendar.ts';
import type { BranchHoliday, DayHours } from './schemas.ts';

/** What one counter of a branch keeps to. All times are Beijing's. */
interface Timetable {
  hours: readonly DayHours[];
  holidays: readonly BranchHoliday[];
}

export interface Span {
  open: string;
  close: string;
}

type OpenState =
  /** `until` is absent where it never closes. */
  | { kind: 'OPEN'; until?: string }
  /** `next` is when it opens again within a fortnight; a branch that is being rebuilt has none. */
  | { kind: 'CLOSED'; next?: { day: string; open: string } };

const DAYS_AHEAD = 14;

/** When it is open on a day, in order; a holiday's own hours stand before those of the week. */
function spansOf({ hours, holidays }: Timetable, day: string): Span[] {
  // A counter that serves nobody does not begin to on a worked weekend.
  if (hours.length === 0) return [];
  const holiday = holidays.find(({ date }) => date === day);
  if (holiday !== undefined) {
    const { closed, open, close } = holiday;
    return closed || open === undefined || close === undefined ? [] : [{ open, close }];
  }
  const weekday = weekdayOf(day);
  return hours
    .filter((one) => one.day === weekday)
    .map(({ open, close }) => ({ open, close }))
    .toSorted((a, b) => (a.open < b.open ? -1 : 1));
}

/** Whether it is open at a minute of Beijing's clocks, `2026-11-20T10:05`, and when that changes. */
export function openStateAt(timetable: Timetable, minute: string): OpenState {
  const day = minute.slice(0, 10);
  const time = minute.slice(11, 16);
  const spans = spansOf(timetable, day);
  const now = spans.find(({ open, close }) => open <= time && time < close);
  if (now !== undefined) return now.close === '24:00' ? { kind: 'OPEN' } : { kind: 'OPEN', until: now.close };
  const later = spans.find(({ open }) => open > time);
  if (later !== undefined) return { kind: 'CLOSED', next: { day, open: later.open } };
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const next = addDays(day, ahead);
    const first = spansOf(timetable, next)[0];
    if (first !== undefined) return { kind: 'CLOSED', next: { day: next, open: first.open } };
  }
  return { kind: 'CLOSED' };
}
