import { useSite, useWords } from '../../../../base/state/site-context.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import type { RatesData, ViewProps } from '../rates-data.ts';
import { CompareTerms } from './CompareTerms.tsx';
import { DepositCases } from './DepositCases.tsx';
import { InterestSteps } from './InterestSteps.tsx';
import { exampleOf } from './example-of.ts';
import { useDeposit } from './use-deposit.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';

export { DepositHead } from './DepositHead.tsx';

type DepositCalculatorProps = ViewProps<Extract<RatesData, { view: 'DEPOSIT_CALCULATOR' }>>;

/** How the answer in the head came about, the other terms, and the cases that are compared. */
export function DepositCalculator({ data, path, query }: DepositCalculatorProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(depositWords);
  const { offers } = data;
  const { kind, question, answer } = useDeposit(offers, query);
  const example = question === undefined ? exampleOf(kind, offers, language) : undefined;
  return (
    <div className={styles.calculator}>
      <p className={styles.intro}>{words['deposit.intro']}</p>
      {question === undefined || answer === undefined ? null : (
        <>
          <InterestSteps question={question} answer={answer} />
          {question.kind === 'FIXED' || question.kind === 'LARGE_CD' ? (
            <CompareTerms question={question} offers={offers} />
          ) : null}
        </>
      )}
      {example === undefined ? null : <CompareTerms question={example} offers={offers} isExample />}
      <DepositCases data={data} path={path} query={query} canKeep={question !== undefined} />
      <p className={styles.reference}>{rates['calc.reference']}</p>
    </div>
  );
}
