import type { Activity, Language } from '@bank/contract';
import { dayInProse } from '../../../base/format/day.ts';
import type { EventWords } from '../../../words/personal/events/words.ts';

/** `2026 年 11 月 15 日 至 2026 年 12 月 31 日`; a single day once. */
export function eventPeriod(
  { startDate, endDate }: Pick<Activity, 'startDate' | 'endDate'>,
  language: Language,
  words: EventWords,
): string {
  const [from, to] = [dayInProse(startDate, language), dayInProse(endDate, language)];
  return from === to ? from : words.span(from, to);
}
