import { z } from 'zod';
import {
  Day,
  Decimal,
  Flag,
  Id,
  Keyword,
  Language,
  Moment,
  Year,
  limit,
  paged,
  paging,
  request,
} from '../../base/schemas.ts';
import { FileRef } from '../files/schemas.ts';
import { ANNOUNCE_TYPES, DIRECTOR_KINDS, EVENT_KINDS } from './constants.ts';

export const Announcement = z.object({
  id: Id,
  title: z.string().min(1).max(120),
  announceType: z.enum(ANNOUNCE_TYPES),
  publishDate: Day,
  /** The bank's own number: `2026-045`. */
  number: z.string().max(20).optional(),
  /** Code of the share and the exchange it was announced on. */
  code: z.string(),
  exchange: z.string(),
  /** The year that a periodic report is about. */
  reportYear: Year.optional(),
  file: FileRef,
  /** Of the document. */
  language: Language,
  /** Announced in the last 30 days. */
  isNew: Flag,
});
export type Announcement = z.infer<typeof Announcement>;

export const AnnouncementListRequest = request({
  /** Any of these; all when empty. */
  announceType: z.array(z.enum(ANNOUNCE_TYPES)).max(ANNOUNCE_TYPES.length).default([]),
  year: Year.optional(),
  keyword: Keyword.default(''),
  /** Of the documents; the language of the call when absent. */
  documentLanguage: Language.optional(),
  ...paging,
});
export const AnnouncementList = paged(Announcement).extend({
  /** Years that have announcements, newest first, whatever the filter. */
  years: z.array(Year),
});
export type AnnouncementList = z.infer<typeof AnnouncementList>;

/** The figures of one year, in the editor's order; every year has the same codes. */
export const KeyFigures = z.object({
  year: Year,
  items: z.array(z.object({ code: z.string(), name: z.string(), unit: z.string(), value: Decimal })).min(1),
});
export type KeyFigures = z.infer<typeof KeyFigures>;
export const KeyFiguresRequest = request({});
/** Newest year first. */
export const KeyFiguresList = z.array(KeyFigures);

/** The cash dividend of one financial year, yuan before tax. */
export const Dividend = z.object({
  year: Year,
  perTenShares: Decimal,
  /** Hundred million yuan in Chinese, billion yuan in English; `unit` says which. */
  total: Decimal,
  unit: z.string(),
  /** Per cent of the net profit attributable to shareholders. */
  payoutRatio: Decimal,
  recordDate: Day,
  exDate: Day,
  payDate: Day,
});
export type Dividend = z.infer<typeof Dividend>;
export const DividendsRequest = request({});
export const Dividends = z.array(Dividend);

export const Director = z.object({
  name: z.string(),
  position: z.string(),
  kind: z.enum(DIRECTOR_KINDS),
  /** The month since which: `2023-05`. */
  since: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as 2023-05'),
  resume: z.string(),
});
export type Director = z.infer<typeof Director>;
export const Committee = z.object({
  name: z.string(),
  duties: z.string(),
  chair: z.string(),
  members: z.array(z.string()),
});
export type Committee = z.infer<typeof Committee>;
export const GovernanceRequest = request({});
export const Governance = z.object({ directors: z.array(Director), committees: z.array(Committee) });
export type Governance = z.infer<typeof Governance>;

export const InvestorContact = z.object({
  department: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  postcode: z.string(),
  hours: z.string(),
  /** Who keeps the register of shareholders. */
  registrar: z.string(),
  registrarPhone: z.string(),
  shareName: z.string(),
  shareCode: z.string(),
  exchangeName: z.string(),
  /** Where the exchange shows prices. */
  exchangeUrl: z.url(),
});
export type InvestorContact = z.infer<typeof InvestorContact>;
export const InvestorContactRequest = request({});

/** A delayed price of the share. */
export const StockQuote = z.object({
  code: z.string(),
  exchange: z.string(),
  name: z.string(),
  price: Decimal,
  change: Decimal,
  /** Per cent. */
  changeRate: Decimal,
  open: Decimal,
  high: Decimal,
  low: Decimal,
  prevClose: Decimal,
  /** Shares. */
  volume: Decimal,
  quoteTime: Moment,
  delayed: z.literal('1'),
});
export type StockQuote = z.infer<typeof StockQuote>;
export const StockQuoteRequest = request({});

/** What the share cost at the end of each trading day. */
export const ShareCloses = z.object({
  /** A made-up series that shows what the page can do. */
  isDemo: z.boolean(),
  /** Oldest first, a trading day each. */
  closes: z.array(z.object({ date: Day, close: Decimal })).max(5_000),
});
export type ShareCloses = z.infer<typeof ShareCloses>;
export const ShareClosesRequest = request({});

export const InvestorEvent = z.object({
  id: Id,
  title: z.string(),
  kind: z.enum(EVENT_KINDS),
  startTime: Moment,
  endTime: Moment.optional(),
  /** The day counts, not the hour: record and payment dates. */
  isAllDay: z.boolean().optional(),
  place: z.string().optional(),
  url: z.string().optional(),
});
export type InvestorEvent = z.infer<typeof InvestorEvent>;
export const CalendarRequest = request({ from: Day.optional(), limit: limit(10) });
export const Calendar = z.array(InvestorEvent);
