import { describeFound } from '../../base/findings.ts';

/** The rates of one currency, as decimals; '' or absent where it is not traded. */
export interface Quote {
  spotBuy?: string | undefined;
  spotSell?: string | undefined;
  cashBuy?: string | undefined;
  cashSell?: string | undefined;
}

const ORDER: readonly (readonly [lower: keyof Quote, higher: keyof Quote, words: string])[] = [
  ['spotBuy', 'spotSell', 'at least the spot buying rate'],
  ['cashBuy', 'cashSell', 'at least the cash buying rate'],
  // Notes cost the bank their transport, so cash is never bought for more nor sold for less than a transfer.
  ['cashBuy', 'spotBuy', 'at least the cash buying rate'],
  ['spotSell', 'cashSell', 'at least the spot selling rate'],
];

/** WLTH-8 for exchange rates: the bank never buys for more than it sells. */
export function quoteProblem(quote: Quote): { field: string; expected: string; found: string } | undefined {
  for (const [lower, higher, words] of ORDER) {
    const [low, high] = [quote[lower], quote[higher]];
    if (!low || !high || Number(high) >= Number(low)) continue;
    return { field: higher, expected: `${words}, ${low}`, found: describeFound(high) };
  }
  return undefined;
}
