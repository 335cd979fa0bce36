import { z } from 'zod';
import { Day, Decimal, Moment, OptionalDecimal, request } from '../../base/schemas.ts';
import {
  CURRENCIES,
  DEPOSIT_KINDS,
  FOREIGN_CURRENCIES,
  FX_WINDOWS,
  HOME_PURCHASES,
  LOAN_KINDS,
  RATE_TABLES,
} from './constants.ts';

export const Currency = z.enum(CURRENCIES);

/** Yuan per `unit` of the foreign currency; '' where it is not traded. */
export const FxRate = z.object({
  currency: Currency,
  currencyName: z.string(),
  /** Syllables of a Chinese name parted by spaces, `mei yuan`: what a list of rates can be searched by. */
  pinyin: z.string().optional(),
  unit: z.number().int(),
  spotBuy: OptionalDecimal,
  cashBuy: OptionalDecimal,
  spotSell: OptionalDecimal,
  cashSell: OptionalDecimal,
  middleRate: OptionalDecimal,
  /** Per cent of the spot buying rate against the previous day's close. */
  changeRate: OptionalDecimal,
  publishTime: Moment,
});
export type FxRate = z.infer<typeof FxRate>;
export const FxRatesRequest = request({ currency: Currency.optional() });
export const FxRates = z.object({ publishTime: Moment, list: z.array(FxRate) });
export type FxRates = z.infer<typeof FxRates>;

/** Closing rates of a day, yuan per the currency's unit; '' where nothing was traded. */
export const FxPoint = z.object({
  date: Day,
  middleRate: OptionalDecimal,
  spotBuy: OptionalDecimal,
  cashBuy: OptionalDecimal,
  spotSell: OptionalDecimal,
  cashSell: OptionalDecimal,
});
export type FxPoint = z.infer<typeof FxPoint>;
/** A window counts back from the newest day that is known; without a window or days it is everything. */
export const FxHistoryRequest = request({
  currency: z.enum(FOREIGN_CURRENCIES),
  window: z.enum(FX_WINDOWS).optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
})
  .refine(({ window, startDate, endDate }) => window === undefined || (startDate ?? endDate) === undefined, {
    path: ['window'],
    message: 'stands alone: give a window or days, not both',
  })
  .refine(({ startDate = '', endDate = '9999-12-31' }) => startDate <= endDate, {
    path: ['startDate'],
    message: 'a day that is not after endDate',
  })
  .meta({
    description: 'A window, or days of which the first is not after the last, or neither for everything',
    not: { required: ['window'], anyOf: [{ required: ['startDate'] }, { required: ['endDate'] }] },
  });
export const FxHistory = z.array(FxPoint);

/** One published quote, yuan per the currency's unit; '' where it is not traded. */
export const FxQuote = FxPoint.omit({ date: true }).extend({ publishTime: Moment });
export type FxQuote = z.infer<typeof FxQuote>;
export const FxQuotesRequest = request({
  currency: z.enum(FOREIGN_CURRENCIES),
  /** In Asia/Shanghai; the newest day with quotes when absent. */
  date: Day.optional(),
  /** `HH:MM` of that day in Asia/Shanghai: what was the quote then? */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 14:30')
    .optional(),
});
/** Every quote of a day, oldest first, and the one that was in force at the time asked for. */
export const FxQuotes = z.object({
  /** Absent where no quote of any day is known. */
  date: Day.optional(),
  list: z.array(FxQuote),
  /** The last quote up to that time, of this day or the day before; absent when no time was asked for or none is known. */
  inForce: FxQuote.optional(),
  /** Days whose quotes are known, newest first, at most thirty. */
  days: z.array(Day),
});
export type FxQuotes = z.infer<typeof FxQuotes>;

export const DepositRate = z.object({
  currency: Currency,
  kind: z.enum(DEPOSIT_KINDS),
  /** `0` demand and agreement, days of notice 1D 7D, then months and years: 1M 3M 6M 1Y 2Y 3Y 5Y. */
  termCode: z.string(),
  termName: z.string(),
  /** Least amount of the currency; absent where a minimum is not stated. */
  minAmount: Decimal.optional(),
  /** What amounts above the least one go up by; absent where any amount is taken. */
  stepAmount: Decimal.optional(),
  /** Per cent a year. */
  rate: Decimal,
  effectiveDate: Day,
  /** What the version of the table before this one had. */
  prevRate: Decimal.optional(),
});
export type DepositRate = z.infer<typeof DepositRate>;
export const DepositRatesRequest = request({
  currency: z.union([Currency, z.literal('FOREIGN')]).default('CNY'),
  /** The rates in force on this day; the newest when absent. */
  effectiveDate: Day.optional(),
});
export const DepositRates = z.array(DepositRate);

export const LoanRate = z.object({
  kind: z.enum(LOAN_KINDS),
  termCode: z.string(),
  termName: z.string(),
  /** Loans for a home tell the first from the second. */
  home: z.enum(HOME_PURCHASES).optional(),
  /** Per cent a year. */
  rate: Decimal,
  /** Over the LPR that `lprTerm` names, in hundredths of a percentage point. */
  basisPoints: z.number().int().optional(),
  lprTerm: z.enum(['1Y', '5Y']).optional(),
  effectiveDate: Day,
  /** What the version of the table before this one had; of an LPR the month before. */
  prevRate: Decimal.optional(),
});
export type LoanRate = z.infer<typeof LoanRate>;
/** The rates in force on this day; the newest when absent. */
export const LoanRatesRequest = request({ effectiveDate: Day.optional() });
export const LoanRates = z.array(LoanRate);
/** Both ends belong to the range. */
export const LprRequest = request({ startDate: Day.optional(), endDate: Day.optional() });
export const RateDatesRequest = request({ table: z.enum(RATE_TABLES) });
export const RateDates = z.array(Day);

/** The bank's accumulation-gold quote, yuan per gram. */
export const GoldPrice = z.object({ price: Decimal, changeRate: OptionalDecimal, publishTime: Moment });
export type GoldPrice = z.infer<typeof GoldPrice>;
export const GoldPriceRequest = request({});
