import { roundedQuotient } from '../../../../base/decimal/decimal-units.ts';
import { levelPayment, monthlyInterest, type MonthlyRate } from './level-payment.ts';

export const REPAYMENT_METHODS = ['INSTALMENT', 'PRINCIPAL'] as const;
/** Equal instalments (等额本息) or equal principal (等额本金). */
export type RepaymentMethod = (typeof REPAYMENT_METHODS)[number];

export const PREPAYMENT_EFFECTS = ['TERM', 'PAYMENT'] as const;
export interface Prepayment {
  /** Paid together with the instalment of this month, which comes first. */
  month: number;
  /** In cents. More than what is owed settles the loan. */
  amount: bigint;
  /** A shorter term with the instalments as they were, or lower instalments over the same term. */
  effect: (typeof PREPAYMENT_EFFECTS)[number];
}

export interface Loan {
  /** In cents. */
  principal: bigint;
  rate: MonthlyRate;
  months: number;
  /** Months at the beginning in which only interest is paid. */
  grace: number;
  /** By month, no two in the same one. */
  prepayments: readonly Prepayment[];
}

/** One month; amounts in cents. `payment` is the instalment, without what is paid beside it. */
export interface Repayment {
  month: number;
  payment: bigint;
  principal: bigint;
  interest: bigint;
  prepaid: bigint;
  balance: bigint;
}

/** What the month takes: the instalment and what is prepaid with it. */
export function takenIn({ payment, prepaid }: Repayment): bigint {
  return payment + prepaid;
}

/** A prepayment that came too late, or was more than there was left to repay. */
export interface Excess {
  month: number;
  /** In cents, of the prepayment. */
  amount: bigint;
  /** What there was left to prepay; 0 where the loan had ended by then. */
  left: bigint;
}

/** Which prepayments the schedule could not take whole, by month. */
export function excessOf({ prepayments }: Loan, rows: readonly Repayment[]): Excess[] {
  return prepayments.flatMap(({ month, amount }) => {
    const left = rows.find((row) => row.month === month)?.prepaid ?? 0n;
    return left < amount ? [{ month, amount, left }] : [];
  });
}

/** Interest is rounded to the cent each month; the last instalment takes what rounding has left. */
export function repaymentSchedule(loan: Loan, method: RepaymentMethod): Repayment[] {
  const { rate, grace } = loan;
  const rows: Repayment[] = [];
  let balance = loan.principal;
  let end = loan.months;
  let level = levelOf(method, balance, rate, end - grace);
  for (let month = 1; balance > 0n && month <= end; month += 1) {
    const interest = monthlyInterest(balance, rate);
    const principal = principalOf(method, { month, end, grace, balance, level, interest });
    balance -= principal;
    const prepayment = loan.prepayments.find((one) => one.month === month);
    const prepaid = prepayment === undefined ? 0n : smaller(prepayment.amount, balance);
    balance -= prepaid;
    rows.push({ month, payment: principal + interest, principal, interest, prepaid, balance });
    if (prepayment === undefined || balance === 0n) continue;
    const from = Math.max(month, grace);
    if (prepayment.effect === 'TERM') end = from + monthsNeeded(method, balance, rate, level);
    else level = levelOf(method, balance, rate, end - from);
  }
  return rows;
}

/** What stays the same each month: the whole instalment, or its principal. */
function levelOf(method: RepaymentMethod, balance: bigint, rate: MonthlyRate, months: number): bigint {
  return method === 'INSTALMENT'
    ? levelPayment(balance, rate, months)
    : roundedQuotient(balance, BigInt(months));
}

interface Month {
  month: number;
  end: number;
  grace: number;
  balance: bigint;
  level: bigint;
  interest: bigint;
}

function principalOf(
  method: RepaymentMethod,
  { month, end, grace, balance, level, interest }: Month,
): bigint {
  if (month === end) return balance;
  if (month <= grace) return 0n;
  return smaller(method === 'INSTALMENT' ? level - interest : level, balance);
}

/** How many more months the same level takes; the last may be a smaller one. */
function monthsNeeded(method: RepaymentMethod, owed: bigint, rate: MonthlyRate, level: bigint): number {
  let balance = owed;
  let months = 0;
  while (balance > 0n) {
    balance -= method === 'INSTALMENT' ? level - monthlyInterest(balance, rate) : level;
    months += 1;
  }
  return months;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
