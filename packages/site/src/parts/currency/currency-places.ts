import type { Currency } from '@bank/contract';

/** Decimals of the smallest unit that is paid out. */
export function placesOf(currency: Currency | ''): number {
  return currency === 'JPY' || currency === 'KRW' ? 0 : 2;
}
