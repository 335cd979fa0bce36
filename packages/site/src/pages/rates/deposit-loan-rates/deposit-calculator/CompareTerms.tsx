import { SortHead, SortedTable } from '@bank/ui';
import { dayInData } from '../../../../base/format/day.ts';
import { formatAmount } from '../../../../base/format/money.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { formatRate } from '../format-rate.ts';
import type { DepositOffer } from '../rates-data.ts';
import { useSorted } from '../../../../parts/reading/use-sorted.ts';
import { WideTable } from '../../../../parts/reading/WideTable.tsx';
import table from '../table.module.css';
import styles from '../../../../parts/forms/Calculator.module.css';
import { calculateDeposit, type DepositQuestion } from './calculate-deposit.ts';
import { monthsOf } from './deposit-fields.ts';
import { takesAmount } from './deposit-steps.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';

type Fixed = Extract<DepositQuestion, { kind: 'FIXED' | 'LARGE_CD' }>;

interface CompareTermsProps {
  question: Fixed;
  /** Nobody asked yet: the page of a cache knows no day on which the deposit would begin. */
  isExample?: boolean;
  offers: readonly DepositOffer[];
}

/** The same amount over every term that it is enough for, at the posted rates. */
export function CompareTerms({ question, isExample = false, offers }: CompareTermsProps) {
  const { language } = useSite();
  const rates = useWords(ratesWords);
  const words = useWords(depositWords);
  const money = (amount: string) => formatAmount(amount, question.currency, language);
  const lines = offers.flatMap((offer) => {
    const { currency, kind, termCode, rate } = offer;
    const months = monthsOf(termCode);
    const isOffered = currency === question.currency && takesAmount(offer, question.amount);
    if (!isOffered || months === undefined || (kind !== 'FIXED' && kind !== 'LARGE_CD')) return [];
    const answer = calculateDeposit({ ...question, kind, rate, months, end: undefined });
    return [{ kind, termCode, rate, answer }];
  });
  const { rows, order } = useSorted(lines, {
    rate: ({ rate }) => rate,
    interest: ({ answer }) => answer.interest,
    paidOn: ({ answer }) => answer.paidOn,
  });
  return (
    <section aria-labelledby="compare-title">
      <h2 className={styles.heading} id="compare-title">
        {words['deposit.compare']}
      </h2>
      <p className={styles.small}>
        {words[isExample ? 'deposit.compareExample' : 'deposit.compareNote'](money(question.amount))}
      </p>
      <WideTable labelledBy="compare-title">
        <SortedTable order={order} className={table.table} aria-labelledby="compare-title">
          <thead>
            <tr>
              <th scope="col" className={table.text}>
                {rates['rates.kindColumn']}
              </th>
              <th scope="col" className={table.text}>
                {rates['rates.termColumn']}
              </th>
              <SortHead order={order} by="rate">
                {words['deposit.rate']}
              </SortHead>
              <SortHead order={order} by="interest">
                {words['deposit.interest'].HELD}
              </SortHead>
              {isExample ? null : (
                <SortHead order={order} by="paidOn">
                  {words['deposit.maturity']}
                </SortHead>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, termCode, rate, answer }) => (
              <tr key={kind + termCode}>
                <td className={`${table.text} ${table.lead}`}>{rates['rates.kind'][kind]}</td>
                <th scope="row" className={table.text}>
                  {rates['rates.term'][termCode] ?? termCode}
                </th>
                <td className="num">{formatRate(rate)}</td>
                <td className="num">{money(answer.interest)}</td>
                {isExample ? null : <td className="num">{dayInData(answer.paidOn, language)}</td>}
              </tr>
            ))}
          </tbody>
        </SortedTable>
      </WideTable>
    </section>
  );
}
