import type { Dividend } from '@bank/contract';
import { divideDecimals, multiplyDecimals } from '../../../../base/decimal/arithmetic.ts';

const PER_SHARES = '10';
const CENT_PLACES = 2;

/** Individuals' tax on dividends by how long the shares were held, per cent of the dividend. */
export const TAX_RATES = { MONTH: '20', YEAR: '10', LONGER: '0' } as const;

/** What shares were paid for a financial year, yuan before tax: shares × dividend per ten ÷ 10, to the cent, halves up. */
export function dividendCash(shares: string, { perTenShares }: Pick<Dividend, 'perTenShares'>): string {
  return divideDecimals(multiplyDecimals(shares, perTenShares), PER_SHARES, CENT_PLACES);
}

/** The tax on a dividend, to the cent, halves up. */
export function dividendTax(cash: string, rate: string): string {
  return divideDecimals(multiplyDecimals(cash, rate), '100', CENT_PLACES);
}
