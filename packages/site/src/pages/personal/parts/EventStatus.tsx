import type { Activity } from '@bank/contract';
import { dayInProse } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { eventWords } from '../../../words/personal/events/words.ts';
import styles from './EventStatus.module.css';

/** How far an activity has come, in words: counted from today in Beijing, when the page was made. */
export function EventStatus({ activity }: { activity: Pick<Activity, 'status' | 'days' | 'endDate'> }) {
  const { language } = useSite();
  const words = useWords(eventWords);
  const { status, days, endDate } = activity;
  const counted = {
    CURRENT: () => words.endsIn(days),
    UPCOMING: () => words.startsIn(days),
    ENDED: () => words.ended(dayInProse(endDate, language)),
  }[status];
  return (
    <span className={styles.status} data-status={status}>
      <b className={styles.name}>{words.statuses[status]}</b> {counted()}
    </span>
  );
}
