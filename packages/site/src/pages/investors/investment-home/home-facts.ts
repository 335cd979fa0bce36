import type { Language } from '@bank/contract';
import type { RailFact } from '@bank/ui';
import type { InvestmentWords } from '../../../words/investors/investment/words.ts';
import { callFact, dayFact, dayOf } from '../parts/facts.ts';
import type { InvestmentHomeData } from './load-investment-home.ts';

/** What is new, what comes next and whom to call, for the head of the section's home. */
export function homeFacts(
  { announcements, reports, dates, contact }: InvestmentHomeData,
  language: Language,
  words: InvestmentWords,
): RailFact[] {
  return [
    ...dayFact(words.facts.newestAnnouncement, announcements[0]?.publishDate, language),
    ...dayFact(words.facts.newestReport, reports[0]?.publishDate, language),
    ...dayFact(words.facts.nextDate, dayOf(dates[0]), language),
    callFact(words.phone, contact.phone),
  ];
}
