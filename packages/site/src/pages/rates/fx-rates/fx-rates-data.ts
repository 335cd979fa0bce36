import type { ForeignCurrency, FxRates } from '@bank/contract';
import type { FxHistory } from './build-fx-history.ts';

export interface FxRatesData extends FxHistory {
  fx: FxRates;
  currency: ForeignCurrency;
}
