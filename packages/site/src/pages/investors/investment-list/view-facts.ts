import type { InvestorContact, KeyFigures, Language } from '@bank/contract';
import type { RailFact } from '@bank/ui';
import { formatDecimal } from '../../../base/format/decimal.ts';
import type { InvestmentWords } from '../../../words/investors/investment/words.ts';
import { callFact, dayFact, dayOf } from '../parts/facts.ts';
import { LEVELS, RATIOS } from '../parts/figures/figure-columns.ts';
import type { InvestmentListData } from './load-investment-list.ts';

/** What a column of investor relations comes to, for its head; nothing where there is nothing to say. */
export function viewFacts(
  { view, contact }: InvestmentListData,
  language: Language,
  words: InvestmentWords,
): RailFact[] {
  const count = (label: string, number: number): RailFact => ({ label, value: String(number) });
  const day = (label: string, date: string | undefined) => dayFact(label, date, language);
  switch (view.kind) {
    case 'reports':
      return [
        ...newestYear(view.years, LEVELS.slice(0, 3), words),
        ...day(words.facts.newestReport, view.reports[0]?.publishDate),
      ];
    case 'governance': {
      const { directors, committees } = view.board;
      const management = directors.filter(({ kind }) => kind === 'MANAGEMENT').length;
      return [
        count(words.facts.directors, directors.length - management),
        count(words.facts.independent, directors.filter(({ kind }) => kind === 'INDEPENDENT').length),
        count(words.facts.committees, committees.length),
        count(words.facts.managers, management),
      ];
    }
    case 'meetings':
      return [
        // The day of record stands among the dates of a meeting and is none.
        ...day(words.nextMeeting, dayOf(view.events.find(({ isAllDay }) => isAllDay !== true))),
        ...day(words.facts.newestDocument, view.documents[0]?.publishDate),
        count(words.meetingDocuments, view.documents.length),
      ];
    case 'dividends': {
      const [newest] = view.dividends;
      if (newest === undefined) return [];
      const { year, perTenShares, payoutRatio, payDate } = newest;
      return [
        {
          label: words.perTenOf(year),
          value: formatDecimal(perTenShares),
          unit: words.yuan,
        },
        { label: words.facts.payout, value: formatDecimal(payoutRatio), unit: '%' },
        ...day(words.payDate, payDate),
      ];
    }
    case 'capital':
      return [
        ...newestYear(view.years, RATIOS, words),
        ...day(words.facts.newestDisclosure, view.disclosures[0]?.publishDate),
      ];
    case 'sustainability':
      return [
        ...day(words.facts.newestReport, view.reports[0]?.publishDate),
        count(words.sustainability, view.reports.length),
        count(words.sustainabilityNews, view.articles.length),
      ];
    case 'calendar':
      return [
        ...day(words.facts.nextDate, dayOf(view.upcoming[0])),
        count(words.upcoming, view.upcoming.length),
        count(words.past, view.past.length),
      ];
    case 'contact':
      return contactFacts(contact, words);
    case 'announcements':
    default:
      return [];
  }
}

function newestYear(
  [newest]: readonly KeyFigures[],
  codes: readonly string[],
  words: InvestmentWords,
): RailFact[] {
  if (newest === undefined) return [];
  return codes.flatMap((code) => {
    const item = newest.items.find((one) => one.code === code);
    if (item === undefined) return [];
    const { name, value, unit } = item;
    return [{ label: words.ofYear(name, newest.year), value: formatDecimal(value), unit }];
  });
}

function contactFacts({ phone, hours, registrarPhone }: InvestorContact, words: InvestmentWords): RailFact[] {
  return [
    callFact(words.phone, phone),
    { label: words.hours, value: hours },
    callFact(words.registrar, registrarPhone),
  ];
}
