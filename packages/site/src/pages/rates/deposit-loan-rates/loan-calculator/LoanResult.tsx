import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import { LoanSchedule } from './LoanSchedule.tsx';
import { BothMethods } from './BothMethods.tsx';
import type { LoanSummaries } from './CompareMethods.tsx';
import type { LoanQuestion } from './read-loan-form.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

interface LoanResultProps {
  question: LoanQuestion;
  summaries: LoanSummaries;
  path: string;
  query: PageQuery;
}

/** Both methods side by side, the rule of each, and every month. */
export function LoanResult({ question, summaries, path, query }: LoanResultProps) {
  const rates = useWords(ratesWords);
  const words = useWords(loanWords);
  return (
    <>
      <BothMethods title={rates['calc.result']} summaries={summaries} hasGrace={question.loan.grace > 0} />
      <section aria-labelledby="basis-title">
        <h2 className={styles.heading} id="basis-title">
          {rates['calc.basis']}
        </h2>
        <ul className={styles.steps}>
          <li>{words['loan.formula'].INSTALMENT}</li>
          <li>{words['loan.formula'].PRINCIPAL}</li>
        </ul>
        <p className={styles.small}>{words['loan.rule']}</p>
      </section>
      <LoanSchedule summaries={summaries} first={question.first} path={path} query={query} />
    </>
  );
}
