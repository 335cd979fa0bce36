import type { DepositRate } from '@bank/contract';
import { PairDots } from '@bank/ui';
import { shortDay } from '../../../../base/format/day.ts';
import { decimalSign, formatSigned } from '../../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { homeWords } from '../../../../words/home/home-page/words.ts';
import { useChartWords } from '../../../../parts/charts/use-chart-words.ts';
import { shownRate } from '../instrument/deposit-terms.ts';
import { commonMove, type Moved } from './changed-figures.ts';
import styles from './ChangedToday.module.css';

/** Each changed term as the rate before and the rate now, with what lies between in basis points. */
export function DepositMoves({ moved }: { moved: readonly Moved<DepositRate>[] }) {
  const here = useSite();
  const words = useWords(homeWords);
  const chartWords = useChartWords(words['home.changedDeposits'], 'items');
  const [first] = moved;
  const last = moved.at(-1);
  if (first === undefined || last === undefined) return null;
  const longTerm = ({ termCode, termName }: DepositRate) =>
    words['home.depositTermLong'][termCode] ?? termName;
  const day = shortDay(first.effectiveDate, here);
  const common = commonMove(moved);
  const summary =
    common === undefined
      ? words['home.depositsMoved'](day, moved.length)
      : words[decimalSign(common) === 1 ? 'home.depositsRose' : 'home.depositsFell'](
          day,
          moved.length === 1 ? longTerm(first) : words['home.termSpan'](longTerm(first), longTerm(last)),
          common.replace('-', ''),
        );
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <PairDots
        pairs={moved.map((rate) => ({
          label: words['home.depositTermShort'][rate.termCode] ?? rate.termName,
          from: rate.prevRate,
          to: rate.rate,
          change: formatSigned(rate.basisPoints),
          figures: [
            { id: 'before', name: words['home.rateBefore'], value: `${shownRate(rate.prevRate)}%` },
            { id: 'now', name: words['home.rateNow'], value: `${shownRate(rate.rate)}%` },
          ],
        }))}
        conclusion={moved
          .map((rate) =>
            words['home.depositMove'](longTerm(rate), shownRate(rate.prevRate), shownRate(rate.rate)),
          )
          .join(words['home.listSeparator'])}
        words={chartWords}
      />
    </>
  );
}
