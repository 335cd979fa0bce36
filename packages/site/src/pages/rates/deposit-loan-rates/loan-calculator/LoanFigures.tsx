import { formatAmount } from '../../../../base/format/money.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import styles from '../CalculatorHead.module.css';
import { formatRate } from '../format-rate.ts';
import type { LoanSummaries } from './CompareMethods.tsx';
import { plainCents } from './cents.ts';
import { firstPaymentName } from './first-payment-name.ts';
import type { LoanQuestion } from './read-loan-form.ts';
import { REPAYMENT_METHODS } from './repayment-schedule.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

interface LoanFiguresProps {
  question: LoanQuestion;
  summaries: LoanSummaries;
}

/** The first repayment either way, large, and the interest of each. */
export function LoanFigures({ question, summaries }: LoanFiguresProps) {
  const { language } = useSite();
  const words = useWords(loanWords);
  const money = (cents: bigint) => formatAmount(plainCents(cents), 'CNY', language);
  const { INSTALMENT, PRINCIPAL } = summaries;
  const hasGrace = question.loan.grace > 0;
  const first = words[firstPaymentName(hasGrace)];
  return (
    <>
      <p className={styles.announced} role="status">
        {words[hasGrace ? 'loan.announceAfterGrace' : 'loan.announce'](
          money(INSTALMENT.first),
          money(PRINCIPAL.first),
        )}
      </p>
      <dl className={styles.result}>
        <div className={styles.main} data-long="">
          <dt>{words['loan.firstOf'](words['loan.method'].INSTALMENT, first)}</dt>
          <dd className="num">{money(INSTALMENT.first)}</dd>
        </div>
        <div className={styles.main} data-long="">
          <dt>{words['loan.firstOf'](words['loan.method'].PRINCIPAL, first)}</dt>
          <dd className="num">{money(PRINCIPAL.first)}</dd>
        </div>
        <div>
          <dt>{words['loan.interestLess']}</dt>
          <dd className="num">{money(INSTALMENT.interest - PRINCIPAL.interest)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{words['loan.rateUsed'](formatRate(question.annual))}</p>
      {REPAYMENT_METHODS.flatMap((method) =>
        summaries[method].excess.map(({ month, amount, left }) => (
          <p key={method + month} className={styles.reason}>
            {left === 0n
              ? words['loan.prepaidLate'](words['loan.method'][method], month, money(amount))
              : words['loan.prepaidAbove'](words['loan.method'][method], month, money(amount), money(left))}
          </p>
        )),
      )}
    </>
  );
}
