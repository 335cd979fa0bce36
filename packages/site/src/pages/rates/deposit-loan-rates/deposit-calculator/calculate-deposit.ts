import { addDecimals, multiplyDecimals, subtractDecimals } from '../../../../base/decimal/arithmetic.ts';
import { addDays, addMonths, daysBetween } from '@bank/contract';
import {
  dayBasisOf,
  interestForDays,
  interestForMonths,
  interestOnInstalments,
  type DayBasis,
} from './interest.ts';

/** Renminbi time deposits count whole months; all else counts days. */
const COUNTS_MONTHS = 'CNY';

interface Deposit {
  currency: string;
  amount: string;
  /** Per cent a year, posted or agreed. */
  rate: string;
  /** What is earned outside the agreed time. */
  demandRate: string;
  start: string;
}

export type DepositQuestion =
  | (Deposit & { kind: 'FIXED' | 'LARGE_CD'; months: number; end?: string | undefined })
  | (Deposit & { kind: 'CALL1' | 'CALL7'; end: string })
  | (Deposit & { kind: 'DEMAND'; end: string })
  /** `goal`: what the monthly amount was worked out to reach, where that was asked. */
  | (Deposit & { kind: 'INSTALMENT'; months: number; goal?: string });

interface Earning {
  amount: string;
  rate: string;
  interest: string;
  from: string;
  to: string;
}

/** One line of the sum: what earned how much, for how long. */
export type InterestStep =
  | (Earning & { by: 'MONTHS'; months: number })
  | (Earning & { by: 'INSTALMENTS'; months: number })
  | (Earning & { by: 'DAYS'; days: number; basis: DayBasis });

export interface DepositAnswer {
  principal: string;
  interest: string;
  total: string;
  /** When the money is paid out. */
  paidOn: string;
  /** Of deposits with an agreed term. */
  maturity?: string;
  steps: InterestStep[];
  /** Why a step earned the demand rate. */
  reason?: 'EARLY' | 'OVERDUE' | 'TOO_SHORT';
  /** What an early withdrawal costs against holding to maturity. */
  forgone?: string;
  /** The last day to tell the bank of a withdrawal at call. */
  noticeBy?: string;
}

const NOTICE_DAYS = { CALL1: 1, CALL7: 7 } as const;

export function calculateDeposit(question: DepositQuestion): DepositAnswer {
  switch (question.kind) {
    case 'FIXED':
    case 'LARGE_CD':
      return fixed(question);
    case 'INSTALMENT':
      return instalment(question);
    case 'DEMAND':
      return answer(question.amount, [byDays(question, question.rate, question.start, question.end)]);
    default:
      return atCall(question);
  }
}

function fixed(question: Extract<DepositQuestion, { kind: 'FIXED' | 'LARGE_CD' }>): DepositAnswer {
  const { start, end, months, amount, demandRate } = question;
  const maturity = addMonths(start, months);
  const held = answer(amount, [forTerm(question, maturity)]);
  if (end === undefined || end === maturity) return { ...held, maturity };
  if (end < maturity) {
    const early = answer(amount, [byDays(question, demandRate, start, end)]);
    const forgone = subtractDecimals(held.interest, early.interest);
    return { ...early, maturity, reason: 'EARLY', forgone };
  }
  const overdue = byDays(question, demandRate, maturity, end);
  return { ...answer(amount, [...held.steps, overdue]), maturity, reason: 'OVERDUE' };
}

function forTerm(question: Deposit & { months: number }, maturity: string): InterestStep {
  const { currency, amount, rate, start, months } = question;
  if (currency !== COUNTS_MONTHS) return byDays(question, rate, start, maturity);
  const interest = interestForMonths(question, months);
  return { by: 'MONTHS', amount, rate, months, interest, from: start, to: maturity };
}

function atCall(question: Extract<DepositQuestion, { kind: 'CALL1' | 'CALL7' }>): DepositAnswer {
  const { kind, start, end, rate, demandRate, amount } = question;
  const notice = NOTICE_DAYS[kind];
  if (daysBetween(start, end) < notice) {
    return { ...answer(amount, [byDays(question, demandRate, start, end)]), reason: 'TOO_SHORT' };
  }
  return { ...answer(amount, [byDays(question, rate, start, end)]), noticeBy: addDays(end, -notice) };
}

function instalment(question: Extract<DepositQuestion, { kind: 'INSTALMENT' }>): DepositAnswer {
  const { amount, rate, start, months } = question;
  const maturity = addMonths(start, months);
  const interest = interestOnInstalments(question, months);
  const step = { by: 'INSTALMENTS', amount, rate, months, interest, from: start, to: maturity } as const;
  return { ...answer(multiplyDecimals(amount, String(months)), [step]), maturity };
}

function byDays(deposit: Deposit, rate: string, from: string, to: string): InterestStep {
  const { amount, currency } = deposit;
  const days = daysBetween(from, to);
  const interest = interestForDays({ amount, currency, rate }, days);
  return { by: 'DAYS', amount, rate, days, basis: dayBasisOf(currency), interest, from, to };
}

function answer(principal: string, steps: InterestStep[]): DepositAnswer {
  const interest = steps.map((step) => step.interest).reduce(addDecimals);
  const paidOn = steps.at(-1)?.to ?? '';
  return { principal, interest, total: addDecimals(principal, interest), paidOn, steps };
}
