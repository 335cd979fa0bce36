import type { Branch } from '@bank/contract';
import { HolidaySpans } from '../../../../parts/branches/HolidaySpans.tsx';
import { holidayPeriods } from '../../../../parts/branches/holiday-periods.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import styles from './BranchDetails.module.css';

/** The next days that keep other hours than their week does, holiday by holiday. */
export function Holidays({ branch: { holidays, hours } }: { branch: Branch }) {
  const { today } = useSite();
  const words = useWords(branchWords);
  const periods = holidayPeriods(holidays, today);
  if (periods.length === 0) return null;
  return (
    <>
      <h3 className={styles.subTitle}>{words.holidays}</h3>
      <dl className={styles.holidays}>
        {periods.map((period) => (
          <div key={period.from}>
            <dt>
              {period.holiday === undefined
                ? words.holidayOther
                : words.holidayOf(words.holidayNames[period.holiday], period.to.slice(0, 4))}
            </dt>
            <dd>
              <HolidaySpans period={period} />
            </dd>
          </div>
        ))}
      </dl>
      {hours.corp.length === 0 ? null : <p className={styles.advice}>{words.holidayNote}</p>}
    </>
  );
}
