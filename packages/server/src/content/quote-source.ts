import { StockQuote } from '@bank/contract/schemas';
import type { StockQuote as Quote } from '@bank/contract';
import type { Logger } from 'pino';
import { keptAnswer } from './kept-answer.ts';

/** The price is 15 minutes late anyway; the source is asked at most this often, however many visitors there are. */
const FRESH_MS = 60_000;

/** The share's delayed price; null while the source cannot be reached or says something else. */
export type QuoteSource = () => Promise<Quote | null>;

export function quoteSource(url: string, log: Pick<Logger, 'warn'>, now?: () => number): QuoteSource {
  return keptAnswer({ url, schema: StockQuote, freshMs: FRESH_MS, name: 'share prices', log, now });
}
