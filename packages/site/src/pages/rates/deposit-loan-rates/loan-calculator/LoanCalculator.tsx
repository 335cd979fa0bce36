import { useMemo, useRef } from 'react';
import { Button } from '@bank/ui';
import { ErrorSummary } from '../../../../parts/forms/ErrorSummary.tsx';
import { useFormValues } from '../../../../parts/forms/use-form-values.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { ratesAddress } from '../rates-address.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import { LoanFields } from './LoanFields.tsx';
import { LoanResult } from './LoanResult.tsx';
import { readLoanForm } from './read-loan-form.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

const HERE = { subject: 'LOAN', isCalculator: true } as const;
const NOTHING = {};

type LoanCalculatorProps = ViewProps<Extract<RatesData, { view: 'LOAN_CALCULATOR' }>>;

/** A question in the address, its answer on the page: the same with and without script (RATE-4, RATE-6). */
export function LoanCalculator({ data: { lpr }, path, query }: LoanCalculatorProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(loanWords);
  const form = useRef<HTMLFormElement>(null);
  const isAsked = query['calc'] !== undefined;
  const asked = useMemo(
    () => (isAsked ? readLoanForm(query, lpr, language) : undefined),
    [isAsked, query, lpr, language],
  );
  useFormValues(form, isAsked ? query : undefined);
  const problems = asked?.problems ?? NOTHING;
  const { column, tab } = Object.fromEntries(new URLSearchParams(ratesAddress('', HERE)));

  return (
    <div className={styles.calculator} id="calculator" data-stay="">
      <p className={styles.intro}>{words['loan.intro']}</p>
      <ErrorSummary problems={problems} />
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={`${path}#calculator`}
        aria-label={rates['rates.loanCalculator']}
        noValidate
      >
        <input type="hidden" name="column" value={column} />
        <input type="hidden" name="tab" value={tab} />
        <input type="hidden" name="calc" value="1" />
        <LoanFields lpr={lpr} query={query} problems={problems} />
        <p className={styles.submit}>
          <Button type="submit">{rates['calc.submit']}</Button>
        </p>
      </form>
      {asked?.question === undefined ? null : (
        <LoanResult question={asked.question} path={path} query={query} />
      )}
      <p className={styles.reference}>{rates['calc.reference']}</p>
    </div>
  );
}
