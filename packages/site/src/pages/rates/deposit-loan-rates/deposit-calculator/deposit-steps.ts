import { subtractDecimals } from '../../../../base/decimal/arithmetic.ts';
import { toUnits } from '../../../../base/decimal/decimal-units.ts';
import type { DepositOffer } from '../rates-data.ts';

const CENTS = 2;

/** Whether a product takes the amount: its least one, and above it only whole steps. */
export function takesAmount({ minAmount = '0', stepAmount }: DepositOffer, amount: string): boolean {
  const above = toUnits(subtractDecimals(amount, minAmount), CENTS);
  return above >= 0n && (stepAmount === undefined || above % toUnits(stepAmount, CENTS) === 0n);
}
