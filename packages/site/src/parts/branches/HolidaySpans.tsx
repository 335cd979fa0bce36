import { monthAndDay } from '../../base/format/day.ts';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { branchWords } from '../../words/bank/branches/words.ts';
import type { HolidayPeriod } from './holiday-periods.ts';
import styles from './HolidaySpans.module.css';

/** The hours of a holiday, a line for days that keep the same ones. */
export function HolidaySpans({ period: { spans } }: { period: HolidayPeriod }) {
  const { language } = useSite();
  const words = useWords(branchWords);
  return (
    <ul className={styles.spans}>
      {spans.map(({ from, to, hours }) => (
        <li key={from} className="num">
          <span>
            {from === to
              ? monthAndDay(from, language)
              : words.holidaySpan(monthAndDay(from, language), monthAndDay(to, language))}
          </span>{' '}
          <span>{hours ?? words.holidayClosed}</span>
        </li>
      ))}
    </ul>
  );
}
