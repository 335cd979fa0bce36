import { VisuallyHidden } from '@bank/ui';
import type { Branch } from '@bank/contract';
import { branchName } from '../../../../parts/branches/branch-names.ts';
import { hoursOn } from '../../../../parts/branches/week-hours.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import styles from './WeekTable.module.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const ALL_DAY = '00:00–24:00';

/** The week's hours of each counter, the corporate one apart (BR-2). */
export function WeekTable({ branch }: { branch: Branch }) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const { personal, corp } = branch.hours;
  const counters = [
    { name: 'personal', hours: personal },
    { name: 'corp', hours: corp },
  ].filter(({ hours }) => hours.length > 0);
  const shown = (text: string) => (text === ALL_DAY ? words.allDay : text || words.closedDay);
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{words.weekTable(branchName(branch, language))}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          {counters.map(({ name }) => (
            <th key={name} scope="col">
              {words.counters[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEK.map((day) => (
          <tr key={day}>
            <th scope="row">{words.days[String(day)]}</th>
            {counters.map(({ name, hours }) => (
              <td key={name} className="num">
                {shown(hoursOn(hours, day))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
