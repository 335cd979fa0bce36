import { useMemo } from 'react';
import { formatAmount } from '../../../../base/format/money.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { formatRate } from '../format-rate.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import { LoanSchedule } from './LoanSchedule.tsx';
import { CompareMethods } from './CompareMethods.tsx';
import { plainCents } from './cents.ts';
import { REPAYMENT_METHODS } from './repayment-schedule.ts';
import type { LoanQuestion } from './read-loan-form.ts';
import { summariseLoan } from './summarise-loan.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

interface LoanResultProps {
  question: LoanQuestion;
  path: string;
  query: PageQuery;
}

export function LoanResult({ question, path, query }: LoanResultProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(loanWords);
  const { loan } = question;
  const summaries = useMemo(
    () => ({ INSTALMENT: summariseLoan(loan, 'INSTALMENT'), PRINCIPAL: summariseLoan(loan, 'PRINCIPAL') }),
    [loan],
  );
  const money = (cents: bigint) => formatAmount(plainCents(cents), 'CNY', language);
  return (
    <>
      <section className={styles.result} data-tone="night" aria-labelledby="result-title">
        <h2 className={styles.resultTitle} id="result-title">
          {rates['calc.result']}
        </h2>
        <p className={styles.announced} role="status">
          {words['loan.announce'](money(summaries.INSTALMENT.first), money(summaries.PRINCIPAL.first))}
        </p>
        <p className={styles.rateUsed}>{words['loan.rateUsed'](formatRate(question.annual))}</p>
        <CompareMethods summaries={summaries} hasGrace={loan.grace > 0} />
        {REPAYMENT_METHODS.flatMap((method) =>
          summaries[method].excess.map(({ month, amount, left }) => (
            <p key={method + month} className={styles.reason}>
              {left === 0n
                ? words['loan.prepaidLate'](words['loan.method'][method], month, money(amount))
                : words['loan.prepaidAbove'](words['loan.method'][method], month, money(amount), money(left))}
            </p>
          )),
        )}
      </section>
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
