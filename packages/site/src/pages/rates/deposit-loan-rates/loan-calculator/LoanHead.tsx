import { useRef } from 'react';
import { Button } from '@bank/ui';
import { ErrorSummary } from '../../../../parts/forms/ErrorSummary.tsx';
import { useFormValues } from '../../../../parts/forms/use-form-values.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { KeptFields } from '../../../../parts/forms/KeptFields.tsx';
import styles from '../CalculatorHead.module.css';
import { calculatorFields } from '../calculator-fields.ts';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { LoanFields } from './LoanFields.tsx';
import { LoanFigures } from './LoanFigures.tsx';
import { useLoan } from './use-loan.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';

type LoanHeadProps = ViewProps<Extract<RatesData, { view: 'LOAN_CALCULATOR' }>>;

/** A question in the address, its answer under the fields: the same with and without script (RATE-4, RATE-6). */
export function LoanHead({ data: { lpr }, path, query }: LoanHeadProps) {
  const rates = useWords(ratesWords);
  const form = useRef<HTMLFormElement>(null);
  const { question, summaries, problems } = useLoan(lpr, query);
  useFormValues(form, query['calc'] === undefined ? undefined : query);
  return (
    <div className={styles.head} id="calculator" data-stay="">
      <ErrorSummary problems={problems} />
      <form
        ref={form}
        method="get"
        action={`${path}#calculator`}
        aria-label={rates['rates.loanCalculator']}
        noValidate
      >
        <KeptFields fields={calculatorFields('LOAN', query)} />
        <div className={styles.fields}>
          <LoanFields lpr={lpr} query={query} problems={problems}>
            <Button className={styles.go} type="submit" variant="ghost">
              {rates['calc.submit']}
            </Button>
          </LoanFields>
        </div>
      </form>
      {question === undefined || summaries === undefined ? null : (
        <LoanFigures question={question} summaries={summaries} />
      )}
    </div>
  );
}
