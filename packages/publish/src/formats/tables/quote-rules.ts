import { describeFound } from '../../base/findings.ts';
import { words, type Words } from '../../base/words.ts';

/** The rates of one currency, as decimals; '' or absent where it is not traded. */
export interface Quote {
  spotBuy?: string | undefined;
  spotSell?: string | undefined;
  cashBuy?: string | undefined;
  cashSell?: string | undefined;
}

const ORDER: readonly (readonly [lower: keyof Quote, higher: keyof Quote, least: (low: string) => Words])[] =
  [
    ['spotBuy', 'spotSell', (low) => words`at least the spot buying rate, ${low}`],
    ['cashBuy', 'cashSell', (low) => words`at least the cash buying rate, ${low}`],
    // Notes cost the bank their transport, so cash is never bought for more nor sold for less than a transfer.
    ['cashBuy', 'spotBuy', (low) => words`at least the cash buying rate, ${low}`],
    ['spotSell', 'cashSell', (low) => words`at least the spot selling rate, ${low}`],
  ];

/** WLTH-8 for exchange rates: the bank never buys for more than it sells. */
export function quoteProblem(quote: Quote): { field: string; expected: Words; found: Words } | undefined {
  for (const [lower, higher, least] of ORDER) {
    const [low, high] = [quote[lower], quote[higher]];
    if (!low || !high || Number(high) >= Number(low)) continue;
    return { field: higher, expected: least(low), found: describeFound(high) };
  }
  return undefined;
}
