import type { DepositRate } from '@bank/contract';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { homeWords } from '../../../../words/home/home-page/words.ts';
import { interestOf, isDemand, shownRate } from './deposit-terms.ts';
import styles from './TermTable.module.css';

interface TermTableProps {
  rates: readonly DepositRate[];
  amount: string;
  nameOf: (rate: DepositRate) => string;
  label: string;
}

/** Each term with its rate and what the amount earns by its end; demand over a year. */
export function TermTable({ rates, amount, nameOf, label }: TermTableProps) {
  const words = useWords(homeWords);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words['home.curveTerm']}</th>
          <th scope="col">{words['home.curveRate']}</th>
          <th scope="col">{words['home.interestColumn']}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.termCode}>
            <th scope="row">{isDemand(rate) ? words['home.demandYear'] : nameOf(rate)}</th>
            <td className="num">{shownRate(rate.rate)}</td>
            <td className="num">{formatDecimal(interestOf(amount, rate))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
