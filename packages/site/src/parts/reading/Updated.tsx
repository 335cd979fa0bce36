import { dayInProse } from '../../base/format/day.ts';
import { useSite } from '../../base/state/site-context.ts';
import styles from './Updated.module.css';

/** When a text was last looked over. `at` begins with a day. */
export function Updated({ at }: { at: string }) {
  const { language, words } = useSite();
  const day = at.slice(0, 10);
  return (
    <p className={styles.updated}>
      {words['article.updated']} <time dateTime={day}>{dayInProse(day, language)}</time>
    </p>
  );
}
