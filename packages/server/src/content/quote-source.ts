import type { StockQuote } from '@bank/contract';
import { StockQuote as QuoteSchema } from '@bank/contract/schemas';
import type { Logger } from 'pino';

/** The price is 15 minutes late anyway; the source is asked at most this often, however many visitors there are. */
const FRESH_MS = 60_000;
const TIMEOUT_MS = 3_000;

/** The share's delayed price; null while the source cannot be reached or says something else. */
export type QuoteSource = () => Promise<StockQuote | null>;

/** Asks the configured service. A failure is kept as long as an answer, so that a source in trouble is left alone. */
export function quoteSource(
  url: string,
  log: Pick<Logger, 'warn'>,
  now: () => number = Date.now,
): QuoteSource {
  let asked = -Infinity;
  let quote: Promise<StockQuote | null> = Promise.resolve(null);
  return () => {
    if (now() - asked >= FRESH_MS) {
      asked = now();
      quote = ask(url).catch((error: unknown) => {
        log.warn({ err: error }, 'the source of share prices gave no usable answer');
        return null;
      });
    }
    return quote;
  };
}

async function ask(url: string): Promise<StockQuote> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return QuoteSchema.parse(await answer.json());
}
