import type { Activity } from '@bank/contract';
import { daySpan } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { ACTIVITIES, activityPath } from '../../../parts/links/home-paths.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './Activities.module.css';

export function Activities({ activities }: { activities: Activity[] | undefined }) {
  const to = useAddress();
  const here = useSite();
  const words = useWords(homeWords);
  return (
    <div className={styles.activities}>
      <div className={styles.head}>
        <h3>{words['home.activities']}</h3>
        <a href={to(ACTIVITIES)}>{words['home.activitiesMore']}</a>
      </div>
      {activities === undefined || activities.length === 0 ? (
        <p className={styles.none}>
          {words[activities === undefined ? 'home.failed' : 'home.activitiesEmpty']}
        </p>
      ) : (
        <ul className={styles.list}>
          {activities.map(({ id, title, startDate, endDate }) => (
            <li key={id}>
              <a href={to(activityPath(id))}>{title}</a>
              <p className="num">{daySpan(startDate, endDate, here)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
