import type { GoldPrice, LoanRate } from '@bank/contract';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { formatDecimal } from '../../../base/format/decimal.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './RateLine.module.css';

interface RateLineProps {
  loans: LoanRate[] | undefined;
  gold: GoldPrice | null | undefined;
}

/** Both LPRs, the housing fund's first rate and the gold price: one line under the market panels. */
export function RateLine({ loans = [], gold }: RateLineProps) {
  const words = useWords(homeWords);
  const shown = [
    ...loans.filter(({ kind }) => kind === 'LPR').slice(0, 2),
    ...loans.filter(({ kind }) => kind === 'FUND_LOAN').slice(0, 1),
  ];
  if (shown.length === 0 && !gold) return null;
  return (
    <dl className={styles.line} aria-label={words['home.rateLineLabel']}>
      {shown.map(({ kind, termCode, termName, rate }) => (
        <div key={`${kind}${termCode}`}>
          <dt>{termName}</dt>
          <dd className="num">
            {formatDecimal(rate, 2)}
            <span className={styles.unit}>%</span>
          </dd>
        </div>
      ))}
      {gold ? (
        <div>
          <dt>{words['home.gold']}</dt>
          <dd className="num">
            {formatDecimal(gold.price, 2)}
            <small>
              <RateChange value={gold.changeRate} />
            </small>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
