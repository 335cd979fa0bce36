import type { Story } from '@bank/contract';
import { dayInData } from '../../base/format/day.ts';
import { useSite } from '../../base/state/site-context.ts';
import styles from './Changes.module.css';

/** What was changed in a notice after it was published, newest first. */
export function Changes({ changes = [] }: Pick<Story, 'changes'>) {
  const { language, words } = useSite();
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby="changes-title">
      <h2 id="changes-title">{words['article.changes']}</h2>
      <ul>
        {changes.map(({ date, by, text }) => (
          <li key={date + text}>
            <time className="num" dateTime={date}>
              {dayInData(date, language)}
            </time>
            <span>
              {text}
              <small className={styles.by}>{by}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
