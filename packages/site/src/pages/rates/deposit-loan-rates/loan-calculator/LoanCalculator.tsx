import { useWords } from '../../../../base/state/site-context.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { BothMethods } from './BothMethods.tsx';
import { LoanCases } from './LoanCases.tsx';
import { LoanResult } from './LoanResult.tsx';
import { useLoan } from './use-loan.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

export { LoanHead } from './LoanHead.tsx';

type LoanCalculatorProps = ViewProps<Extract<RatesData, { view: 'LOAN_CALCULATOR' }>>;

/** Both methods of the loan in the head, the cases that are compared, and every month. */
export function LoanCalculator({ data, path, query }: LoanCalculatorProps) {
  const rates = useWords(ratesWords);
  const words = useWords(loanWords);
  const { question, summaries, example } = useLoan(data.lpr, query);
  return (
    <div className={styles.calculator}>
      <p className={styles.intro}>{words['loan.intro']}</p>
      {question === undefined || summaries === undefined ? null : (
        <LoanResult question={question} summaries={summaries} path={path} query={query} />
      )}
      {example === undefined ? null : (
        <BothMethods title={words['loan.example']} summaries={example} hasGrace={false} />
      )}
      <LoanCases data={data} path={path} query={query} canKeep={question !== undefined} />
      <p className={styles.reference}>{rates['calc.reference']}</p>
    </div>
  );
}
