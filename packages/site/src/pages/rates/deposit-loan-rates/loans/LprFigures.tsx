import { Change } from '@bank/ui';
import type { LoanRate } from '@bank/contract';
import { dayInProse } from '../../../../base/format/day.ts';
import { decimalSign, formatSigned } from '../../../../base/format/decimal.ts';
import { formatPercent } from '../../../../base/format/percent.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { basisPointsBetween } from '../../../../base/format/basis-points.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';
import { rateTableWords } from '../../../../words/rates/rate-tables/words.ts';
import styles from './LprFigures.module.css';

/** The newest LPR of both terms, large, with what it was a month before. */
export function LprFigures({ rates }: { rates: readonly LoanRate[] }) {
  const { language } = useSite();
  const words = useWords(ratesWords, rateTableWords);
  const day = rates[0]?.effectiveDate;
  if (day === undefined) return <p>{words['rates.noRates']}</p>;
  return (
    <section className={styles.lpr} data-tone="night" aria-labelledby="lpr-now">
      <div>
        <h2 className={styles.title} id="lpr-now">
          {words['rates.lprTitle']}
        </h2>
        <p className={styles.day}>{words['rates.lprDay'](dayInProse(day, language))}</p>
      </div>
      <dl className={styles.figures}>
        {rates.map(({ termCode, rate, prevRate }) => (
          <div key={termCode}>
            <dt>{words['rates.lprTerm'][termCode === '1Y' ? '1Y' : '5Y']}</dt>
            <dd>
              <span className={`num ${styles.figure}`}>{formatPercent(rate)}</span>
              <small>
                {prevRate === undefined ? null : <AgainstLastMonth rate={rate} prevRate={prevRate} />}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AgainstLastMonth({ rate, prevRate }: { rate: string; prevRate: string }) {
  const words = useWords(ratesWords, rateTableWords);
  const points = basisPointsBetween(prevRate, rate);
  const sign = decimalSign(points);
  if (sign === 0) return words['rates.sameAsLastMonth'];
  return (
    <>
      {words['rates.againstLastMonth']}{' '}
      <Change direction={sign === 1 ? 'rise' : 'fall'} figure={words['rates.points'](formatSigned(points))} />
    </>
  );
}
