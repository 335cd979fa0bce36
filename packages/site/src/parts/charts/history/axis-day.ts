import type { Language } from '@bank/contract';
import type { TickUnit } from '@bank/ui';
import { dayInData, monthAndDay } from '../../../base/format/day.ts';

/** A day under an axis: `11-20`, `20 Nov`; a month `2026-11`, `Nov 2026`; a year `2026`. */
export function axisDay(day: string, unit: TickUnit, language: Language): string {
  if (unit === 'year') return day.slice(0, 4);
  if (unit === 'day') return monthAndDay(day, language);
  return language === 'CN' ? day.slice(0, 7) : dayInData(day, language).replace(/^\d+ /, '');
}
