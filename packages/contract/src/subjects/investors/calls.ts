import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const announcementList = post<In<typeof s.AnnouncementListRequest>, s.AnnouncementList>(
  '/api/webInvestment/announcements',
);
export const keyFigures = post<In<typeof s.KeyFiguresRequest>, s.KeyFigures[]>(
  '/api/webInvestment/keyFigures',
);
export const dividendHistory = post<In<typeof s.DividendsRequest>, s.Dividend[]>(
  '/api/webInvestment/dividends',
);
export const governance = post<In<typeof s.GovernanceRequest>, s.Governance>('/api/webInvestment/governance');
export const investorContact = post<In<typeof s.InvestorContactRequest>, s.InvestorContact>(
  '/api/webInvestment/contact',
);
/** Null while no source of prices is configured or it cannot be reached. */
export const stockQuote = post<In<typeof s.StockQuoteRequest>, s.StockQuote | null>(
  '/api/webInvestment/quote',
);
/** Null while no source of closing prices is configured or it cannot be reached. */
export const shareCloses = post<In<typeof s.ShareClosesRequest>, s.ShareCloses | null>(
  '/api/webInvestment/closes',
);

/** New: IR-4. */
export const investorCalendar = post<In<typeof s.CalendarRequest>, s.InvestorEvent[]>(
  '/api/webInvestment/calendar',
);
