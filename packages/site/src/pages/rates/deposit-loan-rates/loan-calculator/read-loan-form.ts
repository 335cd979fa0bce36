import type { Language, LoanRate } from '@bank/contract';
import { addDecimals, compareDecimals, divideDecimals } from '../../../../base/decimal/arithmetic.ts';
import { toUnits } from '../../../../base/decimal/decimal-units.ts';
import { describeProblem } from '../../../../parts/forms/describe-problem.ts';
import {
  fieldReader,
  type FieldProblems,
  type FieldReader,
  type FieldValues,
} from '../../../../parts/forms/field-reader.ts';
import { monthlyRate } from './level-payment.ts';
import { MOST_MONTHS, PREPAYMENT_ROWS } from './loan-fields.ts';
import { PREPAYMENT_EFFECTS, type Loan, type Prepayment } from './repayment-schedule.ts';
import { loanWords, type LoanWords } from '../../../../words/rates/loan-calculator/words.ts';

const CENTS = 2;
const AMOUNT_MOST = '1000000000';
const RATE_MOST = '24';
const POINTS_RULE = { min: -500, max: 1000 };
const DAY_RULE = { min: '1990-01-01', max: '2099-12-31' };

const EXAMPLES: Readonly<Record<string, string>> = { rate: '3.05', points: '-45' };

export interface LoanQuestion {
  loan: Loan;
  /** Per cent a year. */
  annual: string;
  /** Day of the first repayment, when it was given. */
  first: string | undefined;
}

interface LoanForm {
  /** Undefined while something is wrong. */
  question: LoanQuestion | undefined;
  problems: FieldProblems;
}

/** What was typed → a loan, by the LPR of now. */
export function readLoanForm(values: FieldValues, lpr: readonly LoanRate[], language: Language): LoanForm {
  const words = loanWords.of(language);
  const read = fieldReader(values, (field, problem) =>
    describeProblem(problem, {
      language,
      name: nameOf(field, words),
      example: EXAMPLES[field],
      ...unitOf(field, language, words),
    }),
  );
  const amount = read.decimal('amount', { min: '1', max: AMOUNT_MOST, places: CENTS });
  const months = read.whole('months', { min: 1, max: MOST_MONTHS });
  const annual = readRate(read, values['by'], lpr, words);
  const first = read.isBlank('first') ? undefined : read.day('first', DAY_RULE);
  const grace = read.isBlank('grace') ? 0 : read.whole('grace', { min: 0, max: MOST_MONTHS - 1 });
  if (grace !== undefined && months !== undefined && grace >= months)
    read.refuse('grace', words['loan.graceBelowMonths']);
  const prepayments = readPrepayments(read, values, months ?? MOST_MONTHS, words);

  const { problems } = read;
  const isAsked = Object.keys(problems).length === 0;
  if (!isAsked || amount === undefined || months === undefined || annual === undefined || grace === undefined)
    return { question: undefined, problems };
  const principal = toUnits(amount, CENTS);
  const loan = { principal, rate: monthlyRate(annual), months, grace, prepayments };
  return { question: { loan, annual, first }, problems };
}

/** An LPR and points, or what was typed. */
function readRate(
  read: FieldReader,
  by: string | undefined,
  lpr: readonly LoanRate[],
  words: LoanWords,
): string | undefined {
  const prime = lpr.find(({ termCode }) => termCode === by);
  if (prime === undefined) return read.decimal('rate', { min: '0', max: RATE_MOST, places: 4 });
  const points = read.isBlank('points') ? 0 : read.whole('points', POINTS_RULE);
  if (points === undefined) return undefined;
  const annual = addDecimals(prime.rate, divideDecimals(String(points), '100', 2));
  if (compareDecimals(annual, '0') >= 0) return annual;
  read.refuse('points', words['loan.rateBelow']);
  return undefined;
}

/** A row counts when either of its answers is there; it then needs both. */
function readPrepayments(
  read: FieldReader,
  values: FieldValues,
  months: number,
  words: LoanWords,
): Prepayment[] {
  const prepayments: Prepayment[] = [];
  for (const row of PREPAYMENT_ROWS) {
    if (read.isBlank(`m${row}`) && read.isBlank(`a${row}`)) continue;
    const month = read.whole(`m${row}`, { min: 1, max: months });
    const amount = read.decimal(`a${row}`, { min: '0.01', max: AMOUNT_MOST, places: CENTS });
    if (month !== undefined && prepayments.some((one) => one.month === month))
      read.refuse(`m${row}`, words['loan.prepayTwice']);
    if (month === undefined || amount === undefined) continue;
    const effect = PREPAYMENT_EFFECTS.find((one) => one === values[`e${row}`]) ?? 'TERM';
    prepayments.push({ month, amount: toUnits(amount, CENTS), effect });
  }
  return prepayments.toSorted((a, b) => a.month - b.month);
}

function nameOf(field: string, words: LoanWords): string {
  const row = Number(field.slice(1));
  if (/^m\d$/.test(field)) return words['loan.prepayMonthNamed'](row);
  if (/^a\d$/.test(field)) return words['loan.prepayAmountNamed'](row);
  const names: Readonly<Record<string, string>> = {
    amount: words['loan.amount'],
    months: words['loan.months'],
    points: words['loan.points'],
    rate: words['loan.rate'],
    first: words['loan.first'],
    grace: words['loan.grace'],
  };
  return names[field] ?? field;
}

function unitOf(field: string, language: Language, words: LoanWords): { prefix?: string; suffix?: string } {
  if (field === 'amount' || field.startsWith('a'))
    return language === 'CN' ? { suffix: ' 元' } : { prefix: 'CNY ' };
  if (field === 'months' || field === 'grace') return { suffix: ` ${words['loan.monthsUnit']}` };
  if (field === 'points') return { suffix: ` ${words['loan.pointsUnit']}` };
  return field === 'rate' ? { suffix: '%' } : {};
}
