import { beijingMoment, type Language } from '@bank/contract';
import { dayInProse, shortDay } from './day.ts';

/** The day, `YYYY-MM-DD`, minute, `HH:mm`, and second, `HH:mm:ss`, of clocks in Shanghai at an ISO moment with an offset. */
export function inShanghai(moment: string): { day: string; minute: string; second: string } {
  const time = Date.parse(moment);
  if (Number.isNaN(time))
    throw new RangeError(`"${moment}" is not a moment such as 2026-11-20T10:30:00+08:00`);
  const clocks = beijingMoment(time);
  return { day: clocks.slice(0, 10), minute: clocks.slice(11, 16), second: clocks.slice(11, 19) };
}

/** For data in either language: `2026-11-20 10:30`. */
export function momentInData(moment: string): string {
  const { day, minute } = inShanghai(moment);
  return `${day} ${minute}`;
}

/** `2026-11-20 10:30:00`, where rates change by the second. */
export function momentToSecond(moment: string): string {
  const { day, second } = inShanghai(moment);
  return `${day} ${second}`;
}

/** Milliseconds since 1970 → `10:30:00`. */
export function timeInShanghai(time: number): string {
  return inShanghai(new Date(time).toISOString()).second;
}

/** `2026 年 11 月 20 日 10:30`, `20 November 2026, 10:30`. */
export function momentInProse(moment: string, language: Language): string {
  const { day, minute } = inShanghai(moment);
  return `${dayInProse(day, language)}${language === 'CN' ? ' ' : ', '}${minute}`;
}

/** `11-20 10:30`, `20 Nov, 10:30`; with the year where that is not this one. */
export function shortMoment(moment: string, here: Parameters<typeof shortDay>[1]): string {
  const { day, minute } = inShanghai(moment);
  return `${shortDay(day, here)}${here.language === 'CN' ? ' ' : ', '}${minute}`;
}
