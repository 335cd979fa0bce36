import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const fxRates = post<In<typeof s.FxRatesRequest>, s.FxRates>('/api/foreignRate/queryList');
/** New, FX-5: oldest day first. */
export const fxHistory = post<In<typeof s.FxHistoryRequest>, s.FxPoint[]>('/api/foreignRate/history');
/** New, FX-5: every quote of a day, and the one in force at a time. */
export const fxQuotes = post<In<typeof s.FxQuotesRequest>, s.FxQuotes>('/api/foreignRate/quotes');
/** New: RATE-1. */
export const depositRates = post<In<typeof s.DepositRatesRequest>, s.DepositRate[]>('/api/webRate/deposit');
/** New: LPR and the rates that follow it. */
export const loanRates = post<In<typeof s.LoanRatesRequest>, s.LoanRate[]>('/api/webRate/loan');
/** New: RATE-1. */
export const lprHistory = post<In<typeof s.LprRequest>, s.LoanRate[]>('/api/webRate/lpr');
/** New: which earlier versions of a table there are (RATE-2). */
export const rateDates = post<In<typeof s.RateDatesRequest>, string[]>('/api/webRate/dates');
/** New: the accumulation-gold cell of the home page's tape. */
export const goldPrice = post<In<typeof s.GoldPriceRequest>, s.GoldPrice | null>('/api/webRate/gold');
