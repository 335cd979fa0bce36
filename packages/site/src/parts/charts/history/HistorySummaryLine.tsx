import { Change, type HistoryPoint } from '@bank/ui';
import { DIRECTIONS, RateChange } from '../../blocks/RateChange.tsx';
import { dayInData } from '../../../base/format/day.ts';
import { decimalSign, formatSigned } from '../../../base/format/decimal.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import type { HistorySummary } from './build-history.ts';
import type { FigureFormat } from './figure-format.ts';
import { historyWords } from '../../../words/rates/history/words.ts';
import styles from './HistorySummaryLine.module.css';

/** Start, end, change, highest and lowest of the range, each with its day. */
export function HistorySummaryLine({ summary, format }: { summary: HistorySummary; format: FigureFormat }) {
  const { language } = useSite();
  const words = useWords(historyWords);
  const figures: [string, HistoryPoint][] = [
    [words['history.first'], summary.first],
    [words['history.last'], summary.last],
    [words['history.high'], summary.high],
    [words['history.low'], summary.low],
  ];
  return (
    <dl className={styles.summary}>
      {figures.map(([name, { date, value }]) => (
        <div key={name}>
          <dt>
            {`${name} `}
            <span className="num">{dayInData(date, language)}</span>
          </dt>
          <dd className="num">{format.value(value)}</dd>
        </div>
      ))}
      <div>
        <dt>{words['history.change']}</dt>
        <dd>
          {summary.changeIn === 'PERCENT' ? (
            <RateChange value={summary.change} />
          ) : (
            <Change
              direction={DIRECTIONS[decimalSign(summary.change)]}
              figure={words['history.basisPoints'](formatSigned(summary.change))}
            />
          )}
        </dd>
      </div>
    </dl>
  );
}
