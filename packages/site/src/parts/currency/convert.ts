import type { ForeignCurrency, FxRate } from '@bank/contract';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
} from '../../base/decimal/arithmetic.ts';
import { isForeign, type Conversion } from './conversion.ts';
import { placesOf } from './currency-places.ts';

export type RateName = 'spotBuy' | 'cashBuy' | 'spotSell' | 'cashSell';

/** One deal with the bank: foreign money against yuan. */
export interface Step {
  /** What the visitor does with the foreign money. */
  deed: 'sell' | 'buy';
  currency: ForeignCurrency;
  rateName: RateName;
  /** Yuan for `unit` of the currency. */
  rate: string;
  unit: number;
  foreign: string;
  yuan: string;
  /** Which of the two amounts the other one was worked out from. */
  from: 'foreign' | 'yuan';
  /** The foreign amount was rounded up, so that it is enough. */
  isRoundedUp: boolean;
}

export type Converted =
  | { kind: 'done'; pays: string; gets: string; steps: Step[] }
  | { kind: 'same' }
  | { kind: 'not-traded'; currency: ForeignCurrency; rateName: RateName };

const YUAN_PLACES = placesOf('CNY');

/**
 * What an amount comes to by the bank's rates. The bank buys what the visitor sells; one foreign currency into another
 * goes through yuan in two deals. Each amount is rounded to the smallest unit of its currency, halves up; foreign money
 * that has to bring in a wanted sum is rounded up, so that the sum is reached.
 */
export function convert({ amount, of, from, to, by }: Conversion, rates: readonly FxRate[]): Converted {
  if (from === to) return { kind: 'same' };
  const names = {
    sell: by === 'cash' ? 'cashBuy' : 'spotBuy',
    buy: by === 'cash' ? 'cashSell' : 'spotSell',
  } as const;
  const deals = [
    ...(isForeign(from) ? [{ deed: 'sell' as const, currency: from }] : []),
    ...(isForeign(to) ? [{ deed: 'buy' as const, currency: to }] : []),
  ];
  const steps: Step[] = [];
  let known = roundDecimal(amount, placesOf(of === 'pay' ? from : to));
  // What is paid leads forward from the first deal, what is wanted leads back from the last.
  for (const { deed, currency } of of === 'pay' ? deals : deals.toReversed()) {
    const quoted = rates.find((rate) => rate.currency === currency);
    const rate = quoted?.[names[deed]] ?? '';
    if (quoted === undefined || rate === '') return { kind: 'not-traded', currency, rateName: names[deed] };
    const isForeignKnown = (deed === 'sell') === (of === 'pay');
    const deal = { deed, currency, rateName: names[deed], rate, unit: quoted.unit };
    const isRoundedUp = !isForeignKnown && deed === 'sell';
    const foreign = isForeignKnown ? known : foreignFor(known, deal, isRoundedUp);
    const yuan = isForeignKnown ? yuanFor(known, deal) : known;
    steps.push({ ...deal, foreign, yuan, from: isForeignKnown ? 'foreign' : 'yuan', isRoundedUp });
    known = isForeignKnown ? yuan : foreign;
  }
  const given = roundDecimal(amount, placesOf(of === 'pay' ? from : to));
  return {
    kind: 'done',
    steps: of === 'pay' ? steps : steps.toReversed(),
    ...(of === 'pay' ? { pays: given, gets: known } : { pays: known, gets: given }),
  };
}

interface Deal {
  currency: ForeignCurrency;
  rate: string;
  unit: number;
}

function yuanFor(foreign: string, { rate, unit }: Deal): string {
  return divideDecimals(multiplyDecimals(foreign, rate), String(unit), YUAN_PLACES);
}

function foreignFor(yuan: string, { currency, rate, unit }: Deal, isRoundedUp: boolean): string {
  const places = placesOf(currency);
  const wanted = multiplyDecimals(yuan, String(unit));
  const nearest = divideDecimals(wanted, rate, places);
  if (!isRoundedUp || compareDecimals(multiplyDecimals(nearest, rate), wanted) >= 0) return nearest;
  return addDecimals(nearest, smallestUnit(places));
}

function smallestUnit(places: number): string {
  return places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`;
}
