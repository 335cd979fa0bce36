import { INSTALMENT_KINDS, type InstalmentPlan, type Language } from '@bank/contract';
import { toUnits } from '../../../../base/decimal/decimal-units.ts';
import { describeProblem } from '../../../../parts/forms/describe-problem.ts';
import { fieldReader, type FieldProblems, type FieldValues } from '../../../../parts/forms/field-reader.ts';
import { plansOfKind } from './plans-of-kind.ts';
import { instalmentWords } from '../../../../words/cards/instalment/words.ts';

const CENTS = 2;

export interface InstalmentQuestion {
  plan: InstalmentPlan;
  /** The plans of the same kind that take this amount, the shortest first. */
  others: InstalmentPlan[];
  /** Cents. */
  amount: bigint;
}

interface InstalmentForm {
  /** Undefined while something is wrong. */
  question: InstalmentQuestion | undefined;
  problems: FieldProblems;
}

/** What was typed → a plan in force and an amount that it takes. */
export function readInstalmentForm(
  values: FieldValues,
  plans: readonly InstalmentPlan[],
  language: Language,
): InstalmentForm {
  const words = instalmentWords.of(language);
  const names: Readonly<Record<string, string>> = {
    kind: words.kind,
    amount: words.amount,
    months: words.months,
  };
  const ofKind = plansOfKind(plans, values['kind']);
  const limits = ofKind[0];
  const read = fieldReader(values, (field, problem) =>
    describeProblem(problem, {
      language,
      name: names[field] ?? '',
      ...(field === 'amount' && { example: limits?.minAmount }),
      ...(field === 'amount' &&
        (language === 'CN' ? { suffix: ` ${words.yuan}` } : { prefix: `${words.yuan} ` })),
    }),
  );
  const kind = read.listed('kind', INSTALMENT_KINDS);
  const amount = read.decimal('amount', {
    min: limits?.minAmount ?? '1',
    max: limits?.maxAmount ?? '1000000',
    places: CENTS,
  });
  const months = read.whole('months', {});
  const plan = ofKind.find((one) => one.months === months);
  if (kind !== undefined && months !== undefined && plan === undefined) {
    const terms = ofKind.map((one) => one.months).join(language === 'CN' ? '、' : ', ');
    read.refuse('months', words.termNotOffered(words.kinds[kind] ?? kind, terms));
  }
  const { problems } = read;
  if (Object.keys(problems).length > 0 || amount === undefined || plan === undefined)
    return { question: undefined, problems };
  return { question: { plan, others: ofKind, amount: toUnits(amount, CENTS) }, problems };
}
