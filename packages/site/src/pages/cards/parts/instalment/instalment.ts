import type { InstalmentPlan } from '@bank/contract';
import { fromUnits, placesOf, roundedQuotient, toUnits } from '../../../../base/decimal/decimal-units.ts';

/** Amounts in cents. */
interface InstalmentRow {
  number: number;
  principal: bigint;
  interest: bigint;
  payment: bigint;
  /** Principal that is left after it. */
  left: bigint;
}

interface InstalmentResult {
  rows: InstalmentRow[];
  interest: bigint;
  total: bigint;
  /** Per cent a year to two places, 12 times the monthly internal rate of return: `13.03`. */
  annual: string;
}

/** What a plan costs for an amount in cents: equal principal, and interest on the whole amount every month. */
export function instalmentOf(
  amount: bigint,
  { months, monthlyRate }: Pick<InstalmentPlan, 'months' | 'monthlyRate'>,
): InstalmentResult {
  const places = placesOf(monthlyRate);
  const interest = roundedQuotient(amount * toUnits(monthlyRate, places), 100n * 10n ** BigInt(places));
  const each = amount / BigInt(months);
  const rows = Array.from({ length: months }, (_, index): InstalmentRow => {
    const isLast = index === months - 1;
    const principal = isLast ? amount - each * BigInt(months - 1) : each;
    return {
      number: index + 1,
      principal,
      interest,
      payment: principal + interest,
      left: isLast ? 0n : amount - each * BigInt(index + 1),
    };
  });
  const allInterest = interest * BigInt(months);
  return {
    rows,
    interest: allInterest,
    total: amount + allInterest,
    annual: annualRate(
      amount,
      rows.map(({ payment }) => payment),
    ),
  };
}

/** One, in the whole numbers that rates and present values are counted in. */
const ONE = 10n ** 18n;
/** No instalment costs 100 % a month. */
const HIGHEST = ONE;
const PERCENT_PLACES = 2;

/** The monthly rate at which the payments are worth the amount today, times 12, in per cent. */
function annualRate(amount: bigint, payments: readonly bigint[]): string {
  let [low, high] = [0n, HIGHEST];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (presentValue(payments, middle) > amount * ONE) low = middle;
    else high = middle;
  }
  const percent = roundedQuotient(high * 12n * 100n * 10n ** BigInt(PERCENT_PLACES), ONE);
  return fromUnits(percent, PERCENT_PLACES);
}

/** From the last payment to the first: each is worth less by a month. In cents times ONE. */
function presentValue(payments: readonly bigint[], rate: bigint): bigint {
  return payments.reduceRight((worth, payment) => ((worth + payment * ONE) * ONE) / (ONE + rate), 0n);
}
