import type { InstalmentPlan, Language } from '@bank/contract';
import { toUnits } from '../../../../base/decimal/decimal-units.ts';
import { describeProblem } from '../../../../parts/forms/describe-problem.ts';
import { fieldReader, type FieldProblems, type FieldValues } from '../../../../parts/forms/field-reader.ts';
import { yearWords } from '../../../../words/cards/year/words.ts';
import type { YearUse } from './year-cost.ts';
import type { YearField } from './year-fields.ts';

const CENTS = 2;
const MOST_YUAN = '10000000';
const MOST_PURCHASES = 5000;
const EXAMPLES: Partial<Record<YearField, string>> = { home: '36000', count: '60', abroad: '5000' };

interface YearForm {
  /** Undefined while something is wrong. */
  use: YearUse | undefined;
  problems: FieldProblems;
}

/** What was typed → a year's use, the instalments of it among the plans in force. */
export function readYearForm(
  values: FieldValues,
  plans: readonly InstalmentPlan[],
  language: Language,
): YearForm {
  const words = yearWords.of(language);
  const plan = plans.find(({ months }) => String(months) === values['months']) ?? plans[0];
  const read = fieldReader(values, (field, problem) =>
    describeProblem(problem, {
      language,
      name: words[field as YearField],
      example: field === 'split' ? plan?.minAmount : EXAMPLES[field as YearField],
      ...(field !== 'count' &&
        (language === 'CN' ? { suffix: ` ${words.yuan}` } : { prefix: `${words.yuan} ` })),
    }),
  );
  const yuan = { min: '0', max: MOST_YUAN, places: CENTS };
  const home = read.decimal('home', yuan);
  const count = read.whole('count', { min: 0, max: MOST_PURCHASES });
  const abroad = read.decimal('abroad', yuan);
  const split =
    read.isBlank('split') || plan === undefined
      ? undefined
      : read.decimal('split', { min: plan.minAmount, max: plan.maxAmount, places: CENTS });
  const cents = (decimal: string) => toUnits(decimal, CENTS);
  if (
    home !== undefined &&
    abroad !== undefined &&
    split !== undefined &&
    cents(split) > cents(home) + cents(abroad)
  )
    read.refuse('split', words.splitTooMuch);
  const { problems } = read;
  if (Object.keys(problems).length > 0 || home === undefined || count === undefined || abroad === undefined)
    return { use: undefined, problems };
  return {
    use: {
      home: cents(home),
      count,
      abroad: cents(abroad),
      split: split === undefined || plan === undefined ? undefined : { amount: cents(split), plan },
    },
    problems,
  };
}
