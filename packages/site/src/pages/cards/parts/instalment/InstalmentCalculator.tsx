import { useMemo, useRef } from 'react';
import { INSTALMENT_KINDS, type InstalmentPlan } from '@bank/contract';
import { Button } from '@bank/ui';
import styles from '../../../../parts/forms/Calculator.module.css';
import type { FieldProblems } from '../../../../parts/forms/field-reader.ts';
import { ErrorSummary } from '../../../../parts/forms/ErrorSummary.tsx';
import { TextField } from '../../../../parts/forms/Field.tsx';
import { SelectField } from '../../../../parts/forms/SelectField.tsx';
import { useChosen } from '../../../../parts/forms/use-chosen.ts';
import { useFormValues } from '../../../../parts/forms/use-form-values.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { InstalmentAnswer } from './InstalmentAnswer.tsx';
import { plansOfKind } from './plans-of-kind.ts';
import { readInstalmentForm } from './read-instalment-form.ts';
import { instalmentWords } from '../../../../words/cards/instalment/words.ts';

const NOTHING: FieldProblems = {};
const USUAL = { kind: 'STATEMENT', months: '12' } as const;

interface InstalmentCalculatorProps {
  plans: readonly InstalmentPlan[];
  path: string;
  query: PageQuery;
}

/** A question in the address, its answer on the page: the same with and without script (CARD-4). */
export function InstalmentCalculator({ plans, path, query }: InstalmentCalculatorProps) {
  const { language } = useSite();
  const words = useWords(instalmentWords);
  const form = useRef<HTMLFormElement>(null);
  const isAsked = query['calc'] !== undefined;
  const asked = useMemo(
    () => (isAsked ? readInstalmentForm(query, plans, language) : undefined),
    [isAsked, query, plans, language],
  );
  useFormValues(form, isAsked ? query : undefined);
  const problems = asked?.problems ?? NOTHING;
  const given = (field: 'kind' | 'amount' | 'months') => ({
    id: field,
    name: field,
    defaultValue: query[field] ?? (field === 'amount' ? undefined : USUAL[field]),
    error: problems[field],
  });
  const yuan = language === 'CN' ? { suffix: words.yuan } : { prefix: words.yuan };
  const chosenKind = useChosen(query, 'kind');
  const chosenMonths = useChosen(query, 'months');
  const kind = INSTALMENT_KINDS.find((one) => one === chosenKind.value) ?? USUAL.kind;
  const terms = plansOfKind(plans, kind).map(({ months }) => String(months));
  return (
    <div className={styles.calculator} id="calculator" data-stay="">
      <header>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.intro}>{words.intro}</p>
      </header>
      <ErrorSummary problems={problems} />
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={`${path}#calculator`}
        aria-label={words.title}
        noValidate
      >
        <input type="hidden" name="column" value={query['column']} />
        <input type="hidden" name="calc" value="1" />
        <SelectField
          {...given('kind')}
          {...chosenKind.select}
          label={words.kind}
          choices={INSTALMENT_KINDS.map((value) => ({ value, name: words.kinds[value] ?? value }))}
        />
        <TextField {...given('amount')} {...yuan} label={words.amount} inputMode="decimal" />
        <SelectField
          // Another kind has other terms; a drop-down of its own begins with one that is there.
          key={kind}
          {...given('months')}
          {...chosenMonths.select}
          defaultValue={terms.find((one) => one === chosenMonths.value) ?? USUAL.months}
          label={words.months}
          choices={terms.map((months) => ({ value: months, name: words.monthsOf(Number(months)) }))}
        />
        <p className={styles.submit}>
          <Button type="submit">{words.submit}</Button>
        </p>
      </form>
      {asked?.question === undefined ? null : <InstalmentAnswer question={asked.question} />}
      <p className={styles.reference}>{words.reference}</p>
    </div>
  );
}
