import type { Language } from '@bank/contract';
import type { RailFact } from '@bank/ui';
import { dayInData } from '../../../base/format/day.ts';
import { inShanghai } from '../../../base/format/moment.ts';
import type { InvestmentWords } from '../../../words/investors/investment/words.ts';
import type { InvestmentHomeData } from './load-investment-home.ts';

/** What is new, what comes next and whom to call, for the head of the section's home. */
export function homeFacts(
  { announcements, reports, dates, contact }: InvestmentHomeData,
  language: Language,
  words: InvestmentWords,
): RailFact[] {
  const day = (label: string, date: string | undefined): RailFact[] =>
    date === undefined ? [] : [{ label, value: dayInData(date, language) }];
  const [next] = dates;
  return [
    ...day(words.facts.newestAnnouncement, announcements[0]?.publishDate),
    ...day(words.facts.newestReport, reports[0]?.publishDate),
    ...day(words.facts.nextDate, next && inShanghai(next.startTime).day),
    { label: words.phone, value: contact.phone, href: `tel:${contact.phone.replaceAll(/[^\d+]/g, '')}` },
  ];
}
