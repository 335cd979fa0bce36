import { dayInProse } from '../../../../base/format/day.ts';
import { formatAmount } from '../../../../base/format/money.ts';
import { formatRate } from '../format-rate.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import type { DepositOffer } from '../rates-data.ts';
import styles from '../../../../parts/forms/Calculator.module.css';
import { CompareTerms } from './CompareTerms.tsx';
import { InterestSteps } from './InterestSteps.tsx';
import type { DepositAnswer, DepositQuestion } from './calculate-deposit.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';

interface DepositResultProps {
  question: DepositQuestion;
  answer: DepositAnswer;
  offers: readonly DepositOffer[];
}

export function DepositResult({ question, answer, offers }: DepositResultProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(depositWords);
  const money = (amount: string) => formatAmount(amount, question.currency, language);
  const day = (value: string) => dayInProse(value, language);
  const isHeld = answer.maturity === answer.paidOn;
  const demand = formatRate(question.demandRate);
  return (
    <>
      <section className={styles.result} data-tone="night" aria-labelledby="result-title">
        <h2 className={styles.resultTitle} id="result-title">
          {rates['calc.result']}
        </h2>
        <p className={styles.announced} role="status">
          {words['deposit.announce'](money(answer.interest), money(answer.total))}
        </p>
        <dl className={styles.figures}>
          <div className={styles.main}>
            <dt>{words['deposit.interest'][isHeld ? 'HELD' : 'PAID']}</dt>
            <dd className="num">{money(answer.interest)}</dd>
          </div>
          <div>
            <dt>{words['deposit.total']}</dt>
            <dd className="num">{money(answer.total)}</dd>
          </div>
          <div>
            <dt>{words['deposit.principal']}</dt>
            <dd className="num">{money(answer.principal)}</dd>
          </div>
          <div>
            <dt>{words['deposit.rate']}</dt>
            <dd className="num">{formatRate(question.rate)}</dd>
          </div>
          {answer.maturity === undefined ? null : (
            <div>
              <dt>{words['deposit.maturity']}</dt>
              <dd className="num">{day(answer.maturity)}</dd>
            </div>
          )}
          {isHeld ? null : (
            <div>
              <dt>{words['deposit.paidOn']}</dt>
              <dd className="num">{day(answer.paidOn)}</dd>
            </div>
          )}
          {answer.noticeBy === undefined ? null : (
            <div>
              <dt>{words['deposit.noticeBy']}</dt>
              <dd className="num">{day(answer.noticeBy)}</dd>
            </div>
          )}
        </dl>
        {answer.reason === undefined ? null : (
          <p className={styles.reason}>
            {answer.reason === 'EARLY'
              ? words['deposit.early'](demand, money(answer.forgone ?? '0'))
              : words[answer.reason === 'OVERDUE' ? 'deposit.overdue' : 'deposit.tooShort'](demand)}
          </p>
        )}
      </section>
      <InterestSteps answer={answer} isDemand={question.kind === 'DEMAND'} />
      {question.kind === 'FIXED' || question.kind === 'LARGE_CD' ? (
        <CompareTerms question={question} offers={offers} />
      ) : null}
    </>
  );
}
