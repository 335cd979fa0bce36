import type { Branch } from '@bank/contract';
import { dayInProse } from '../../../../base/format/day.ts';
import { useSite, useWords } from '../../../../base/state/site-context.ts';
import { branchWords } from '../../../../words/bank/branches/words.ts';
import styles from './BranchDetails.module.css';

/** The days that keep other hours than their week does. */
export function Holidays({ branch }: { branch: Branch }) {
  const { language } = useSite();
  const words = useWords(branchWords);
  const { holidays, hours } = branch;
  if (holidays.length === 0) return null;
  return (
    <>
      <h3 className={styles.subTitle}>{words.holidays}</h3>
      <dl className={styles.holidays}>
        {holidays.map(({ date, open, close, closed }) => (
          <div key={date}>
            <dt>{dayInProse(date, language)}</dt>
            <dd className="num">{closed ? words.holidayClosed : `${open}–${close}`}</dd>
          </div>
        ))}
      </dl>
      {hours.corp.length === 0 ? null : <p className={styles.advice}>{words.holidayNote}</p>}
    </>
  );
}
