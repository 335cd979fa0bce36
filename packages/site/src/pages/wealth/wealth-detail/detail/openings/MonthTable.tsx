import { VisuallyHidden } from '@bank/ui';
import { monthInProse } from '../../../../../base/format/day.ts';
import { useSite, useWords } from '../../../../../base/state/site-context.ts';
import { wealthTrackWords } from '../../../../../words/wealth/wealth-track/words.ts';
import styles from './MonthTable.module.css';
import { monthWeeks } from './month-weeks.ts';

const WEEKEND = 5;

interface MonthTableProps {
  /** `YYYY-MM` */
  month: string;
  /** Opening days, of this month and of others. */
  open: readonly string[];
}

/** A month with its opening days filled and today ringed; both are read out too. */
export function MonthTable({ month, open }: MonthTableProps) {
  const { language, today } = useSite();
  const words = useWords(wealthTrackWords);
  return (
    <table className={`num ${styles.month}`}>
      <caption>{monthInProse(month, language)}</caption>
      <thead>
        <tr>
          {Object.entries(words['track.weekdays']).map(([day, name]) => (
            <th key={day} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week, index) => (
          <tr key={index}>
            {week.map((number, weekday) => {
              if (number === undefined) return <td key={weekday} />;
              const day = `${month}-${String(number).padStart(2, '0')}`;
              const isOpen = open.includes(day);
              return (
                <td
                  key={weekday}
                  data-open={isOpen ? '' : undefined}
                  data-today={day === today ? '' : undefined}
                  data-weekend={weekday >= WEEKEND ? '' : undefined}
                >
                  <span>{number}</span>
                  {isOpen ? <VisuallyHidden> {words['track.open']}</VisuallyHidden> : null}
                  {day === today ? <VisuallyHidden> {words['track.today']}</VisuallyHidden> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
