import { COLUMNS, type DepositRate, type Language } from '@bank/contract';
import { isDemand } from './deposit-terms.ts';

const RATES_PATHS = { CN: '/personal/dkll', EN: '/en/personal/dkll' } as const;

export const depositRatesAddress = (language: Language) =>
  `${RATES_PATHS[language]}?column=${COLUMNS.deposits}`;

export const loanRatesAddress = (language: Language) => `${RATES_PATHS[language]}?column=${COLUMNS.loans}`;

/** The deposit calculator with what was chosen here filled in; it asks for the days. */
export function calculatorAddress(
  language: Language,
  amount: string,
  rate: Pick<DepositRate, 'termCode'>,
): string {
  const kind = isDemand(rate) ? 'kind=DEMAND' : `kind=FIXED&term=${rate.termCode}`;
  return `${depositRatesAddress(language)}&tab=calculator&${kind}&currency=CNY&amount=${amount}`;
}
