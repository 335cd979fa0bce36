import type { Language } from '@bank/contract';
import type { RailFact } from '@bank/ui';
import { dayInData } from '../../../base/format/day.ts';
import { inShanghai } from '../../../base/format/moment.ts';

/* What heads of investor relations say in one way. */

/** Nothing where there is no such day. */
export const dayFact = (label: string, date: string | undefined, language: Language): RailFact[] =>
  date === undefined ? [] : [{ label, value: dayInData(date, language) }];

export const callFact = (label: string, number: string): RailFact => ({
  label,
  value: number,
  href: `tel:${number.replaceAll(/[^\d+]/g, '')}`,
});

/** In Shanghai. */
export const dayOf = (event: { startTime: string } | undefined) =>
  event === undefined ? undefined : inShanghai(event.startTime).day;
