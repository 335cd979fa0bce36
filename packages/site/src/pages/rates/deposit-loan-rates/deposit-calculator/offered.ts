import type { DepositOffer } from '../rates-data.ts';
import { offeredAs, type CalculatorKind } from './deposit-fields.ts';

const TERMS = ['1M', '3M', '6M', '1Y', '2Y', '3Y', '5Y'];

/** The currencies that a kind is offered in. */
export function currenciesOf(kind: CalculatorKind, offers: readonly DepositOffer[]): string[] {
  const offered = offers.filter((offer) => offer.kind === (kind === 'CALL' ? 'CALL7' : kind));
  return [...new Set(offered.map(({ currency }) => currency))];
}

/** The terms that a kind has in a currency, in the order of the tables. */
export function termsOf(
  kind: CalculatorKind,
  currency: string,
  offers: readonly DepositOffer[],
): DepositOffer[] {
  const offered = offers.filter((offer) => offer.kind === offeredAs(kind) && offer.currency === currency);
  return TERMS.flatMap((term) => offered.find(({ termCode }) => termCode === term) ?? []);
}
