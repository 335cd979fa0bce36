import { fromUnits, toUnits } from '../../../../base/decimal/decimal-units.ts';
import { interestOnInstalments } from './interest.ts';

const CENTS = 2;
const RATE_PLACES = 4;
/** Twelve months of per cent, in units of a rate; the n(n+1) ÷ 2 of the months is kept whole by doubling. */
const BOTTOM = 2n * 12n * 100n * 10n ** BigInt(RATE_PLACES);

interface Goal {
  /** Yuan that are wanted at maturity. */
  goal: string;
  /** Per cent a year. */
  rate: string;
  months: number;
  /** The least that the bank takes each month. */
  least: string;
}

/**
 * The smallest monthly deposit, to the cent, whose principal and interest reach the goal: M ÷ (n + i·n(n+1) ÷ 2) with
 * i = rate ÷ 12, rounded up, then held against the interest as the bank rounds it.
 */
export function monthlyFor({ goal, rate, months, least }: Goal): string {
  const n = BigInt(months);
  const wanted = toUnits(goal, CENTS);
  const factor = BOTTOM * n + toUnits(rate, RATE_PLACES) * n * (n + 1n);
  const total = (monthly: bigint) => {
    const interest = interestOnInstalments(
      { amount: fromUnits(monthly, CENTS), rate, currency: 'CNY' },
      months,
    );
    return monthly * n + toUnits(interest, CENTS);
  };
  let monthly = (wanted * BOTTOM + factor - 1n) / factor;
  // Interest is rounded to the cent, which can lift or lower the sum by half of one.
  while (monthly > 1n && total(monthly - 1n) >= wanted) monthly -= 1n;
  while (total(monthly) < wanted) monthly += 1n;
  const smallest = toUnits(least, CENTS);
  return fromUnits(monthly < smallest ? smallest : monthly, CENTS);
}
