import { Change } from '@bank/ui';
import type { FxRates, GoldPrice, LoanRate } from '@bank/contract';
import { subtractDecimals } from '../../../base/decimal/arithmetic.ts';
import { decimalSign, formatDecimal, formatSigned } from '../../../base/format/decimal.ts';
import { shortMoment } from '../../../base/format/moment.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { RateChange } from '../../../parts/blocks/RateChange.tsx';
import { homeWords } from '../../../words/home/home-page/words.ts';
import styles from './RatesTape.module.css';

const CURRENCIES_SHOWN = 4;

interface RatesTapeProps {
  fx: FxRates | undefined;
  loans: LoanRate[] | undefined;
  gold: GoldPrice | null | undefined;
}

/** Live figures on the hero's foot, above the fold. What did not arrive is left out: the market section says so. */
export function RatesTape({ fx, loans, gold }: RatesTapeProps) {
  const here = useSite();
  const words = useWords(homeWords);
  const lpr = loans?.find(({ kind, termCode }) => kind === 'LPR' && termCode === '1Y');
  return (
    <section className={styles.tape} data-tone="night" aria-label={words['home.tapeLabel']}>
      <dl className={styles.cells}>
        {fx === undefined || fx.list.length === 0 ? null : (
          <div className={styles.moment}>
            <dt>{words['home.tapeTitle']}</dt>
            <dd className="num">
              <time dateTime={fx.publishTime}>{shortMoment(fx.publishTime, here)}</time>
            </dd>
          </div>
        )}
        {fx?.list.slice(0, CURRENCIES_SHOWN).map((rate) => (
          <div key={rate.currency}>
            <dt>
              {words['home.tapeBase'](rate.currencyName, rate.currency)}
              <span className={styles.quote}>{words['home.tapeQuote']}</span>
            </dt>
            <dd>
              <span className="num">{rate.spotBuy === '' ? '–' : formatDecimal(rate.spotBuy)}</span>
              <small>
                <RateChange value={rate.changeRate} />
              </small>
            </dd>
          </div>
        ))}
        {lpr === undefined ? null : (
          <div className={styles.wideOnly}>
            <dt>{words['home.lprOneYear']}</dt>
            <dd>
              <span className="num">{formatPercent(lpr.rate)}</span>
              <small>
                <MonthlyChange rate={lpr} />
              </small>
            </dd>
          </div>
        )}
        {gold === undefined || gold === null ? null : (
          <div className={styles.wideOnly}>
            <dt>{words['home.gold']}</dt>
            <dd>
              <span className="num">{formatDecimal(gold.price, 2)}</span>
              <small>
                <RateChange value={gold.changeRate} />
              </small>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The LPR moves once a month, in basis points. */
function MonthlyChange({ rate }: { rate: LoanRate }) {
  const words = useWords(homeWords);
  if (rate.prevRate === undefined) return null;
  const points = subtractDecimals(rate.rate, rate.prevRate);
  const sign = decimalSign(points);
  if (sign === 0) return words['home.unchanged'];
  const basisPoints = formatSigned(inBasisPoints(points));
  return <Change direction={sign === 1 ? 'rise' : 'fall'} figure={words['home.basisPoints'](basisPoints)} />;
}

/** `-0.10` per cent → `-10`; the quote never has more than two decimals. */
function inBasisPoints(percentPoints: string): string {
  const [whole = '0', fraction = ''] = percentPoints.split('.');
  return `${whole}${fraction.padEnd(2, '0').slice(0, 2)}`.replace(/^(-?)0+(?=\d)/, '$1');
}
