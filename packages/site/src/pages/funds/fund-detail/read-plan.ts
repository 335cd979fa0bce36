import type { FundDetail, Language } from '@bank/contract';
import { describeProblem } from '../../../parts/forms/describe-problem.ts';
import { fieldReader, type FieldProblems, type FieldValues } from '../../../parts/forms/field-reader.ts';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';

/** As typed, or the usual value. */
export interface PlanQuestion {
  monthly: string;
  day: string;
  months: string;
}

const USUAL: PlanQuestion = { monthly: '1000', day: '15', months: '36' };
const MONTHLY_MOST = '1000000';
const DAY_LAST = 28;
const MONTHS_MOST = 120;

/** What the address asks, with a message for each field that cannot be answered. A field that is absent is usual. */
export function readPlan(
  values: FieldValues,
  { planMinAmount = '1' }: Pick<FundDetail, 'planMinAmount'>,
  language: Language,
): { question: PlanQuestion; problems: FieldProblems } {
  const words = fundDetailWords.of(language);
  const question = {
    monthly: values['monthly'] ?? USUAL.monthly,
    day: values['day'] ?? USUAL.day,
    months: values['months'] ?? USUAL.months,
  };
  const names: Readonly<Record<string, string>> = {
    monthly: words['fund.planMonthly'],
    day: words['fund.planDay'],
    months: words['fund.planMonths'],
  };
  const read = fieldReader({ ...question }, (field, problem) =>
    describeProblem(problem, {
      language,
      name: names[field] ?? field,
      example: field === 'monthly' ? '1000' : '12',
      ...(field === 'monthly' && (language === 'CN' ? { suffix: ' 元' } : { prefix: 'CNY ' })),
    }),
  );
  const monthly = read.decimal('monthly', { min: planMinAmount, max: MONTHLY_MOST });
  const day = read.whole('day', { min: 1, max: DAY_LAST });
  const months = read.whole('months', { min: 1, max: MONTHS_MOST });
  return {
    question: {
      monthly: monthly ?? question.monthly,
      day: day === undefined ? question.day : String(day),
      months: months === undefined ? question.months : String(months),
    },
    problems: read.problems,
  };
}
