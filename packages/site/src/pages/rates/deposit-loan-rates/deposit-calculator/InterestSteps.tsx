import { formatDecimal } from '../../../../base/format/decimal.ts';
import { formatRate } from '../format-rate.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import type { DepositAnswer, DepositQuestion, InterestStep } from './calculate-deposit.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { depositWords, type DepositWords } from '../../../../words/rates/deposit-calculator/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';

/** The sum as one could do it on paper: rule, figures, day basis (RATE-3). */
export function InterestSteps({ question, answer }: { question: DepositQuestion; answer: DepositAnswer }) {
  const rates = useWords(ratesWords);
  const words = useWords(depositWords);
  return (
    <section aria-labelledby="basis-title">
      <h2 className={styles.heading} id="basis-title">
        {rates['calc.basis']}
      </h2>
      <ul className={styles.steps}>
        {question.kind !== 'INSTALMENT' || question.goal === undefined ? null : (
          <li>
            <p>{words['deposit.goalRule']}</p>
            <p className={`num ${styles.sum}`}>
              {words['deposit.goalSum'](
                formatDecimal(question.goal),
                formatRate(question.rate),
                question.months,
                formatDecimal(question.amount),
              )}
            </p>
          </li>
        )}
        {answer.steps.map((step) => (
          <li key={step.from}>
            <p>{ruleOf(step, words)}</p>
            <p className={`num ${styles.sum}`}>{sumOf(step, words)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        {words['deposit.rounding']}
        {question.kind === 'DEMAND' ? ` ${words['deposit.demandRounding']}` : ''}
      </p>
    </section>
  );
}

function ruleOf(step: InterestStep, words: DepositWords): string {
  if (step.by === 'MONTHS') return words['deposit.monthsRule'](step.months);
  if (step.by === 'INSTALMENTS') return words['deposit.instalmentsRule'];
  return words['deposit.daysRule'](step.days, step.basis);
}

function sumOf(step: InterestStep, words: DepositWords): string {
  const [amount, rate, interest] = [
    formatDecimal(step.amount),
    formatRate(step.rate),
    formatDecimal(step.interest),
  ] as const;
  if (step.by === 'DAYS') return words['deposit.days'](amount, rate, step.days, step.basis, interest);
  if (step.by === 'MONTHS') return words['deposit.months'](amount, rate, step.months, interest);
  const earning = (step.months * (step.months + 1)) / 2;
  return words['deposit.instalments'](amount, rate, step.months, earning, interest);
}
