import type { ForeignCurrency, FxQuotes, FxRates } from '@bank/contract';
import type { FxHistory } from './build-fx-history.ts';

export interface FxRatesData extends FxHistory {
  fx: FxRates;
  currency: ForeignCurrency;
  /** The quotes of one day, and the one in force at the time that was asked for. */
  day: FxQuotes;
}
