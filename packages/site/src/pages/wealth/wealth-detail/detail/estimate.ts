import type { Language } from '@bank/contract';
import { addDecimals, divideDecimals, multiplyDecimals } from '../../../../base/decimal/arithmetic.ts';
import { describeProblem } from '../../../../parts/forms/describe-problem.ts';
import { fieldReader, type FieldProblems, type FieldValues } from '../../../../parts/forms/field-reader.ts';

/** Interest of wealth products is counted in days of a year of 365. */
const YEAR_DAYS = '365';
const LONGEST_DAYS = 36_500;

export interface Estimate {
  amount: string;
  rate: string;
  days: string;
  /** Two decimals, rounded half away from zero; negative for a loss. */
  gain: string;
  back: string;
}

type EstimateAnswer =
  | { kind: 'empty' }
  | { kind: 'problems'; problems: FieldProblems }
  | { kind: 'estimate'; estimate: Estimate };

interface EstimateRequest {
  language: Language;
  /** What the visitor typed; nothing is ever filled in for them but the days of a fixed term. */
  values: FieldValues;
  names: Readonly<Record<'amount' | 'rate' | 'days', string>>;
}

/** A rate of the visitor's own over a time of their own (WLTH-11): amount × rate × days ÷ 365. */
export function estimateReturn({ language, values, names }: EstimateRequest): EstimateAnswer {
  if (values['amount'] === undefined && values['rate'] === undefined) return { kind: 'empty' };
  const reader = fieldReader(values, (field, problem) =>
    describeProblem(problem, {
      language,
      name: names[field as keyof typeof names],
      suffix: SUFFIXES[field],
      example: EXAMPLES[field],
    }),
  );
  const amount = reader.decimal('amount', { min: '0.01', max: '1000000000000' });
  const rate = reader.decimal('rate', { min: '-100', max: '100' });
  const days = reader.whole('days', { min: 1, max: LONGEST_DAYS });
  if (amount === undefined || rate === undefined || days === undefined) {
    return { kind: 'problems', problems: reader.problems };
  }
  const yearly = multiplyDecimals(multiplyDecimals(amount, rate), String(days));
  const gain = divideDecimals(yearly, multiplyDecimals('100', YEAR_DAYS), 2);
  return {
    kind: 'estimate',
    estimate: { amount, rate, days: String(days), gain, back: addDecimals(amount, gain) },
  };
}

const SUFFIXES: Readonly<Record<string, string>> = { rate: '%' };
const EXAMPLES: Readonly<Record<string, string>> = { rate: '2.50', days: '90' };
