import type { ArticleSummary } from '@bank/contract';
import { monthAndYear } from '../../base/format/day.ts';
import { useSite } from '../../base/state/site-context.ts';
import styles from './ArticleRow.module.css';

interface ArticleRowProps {
  article: ArticleSummary;
  href: string;
  /** The word for an article that the editors keep at the head of the list. */
  pinned: string;
}

/** One line of a list: the day large, year and month below it, then title and summary. */
export function ArticleRow({ article, href, pinned }: ArticleRowProps) {
  const { language } = useSite();
  const { publishDate, title, summary, top } = article;
  return (
    <div className={styles.row}>
      <time className={styles.date} dateTime={publishDate}>
        <span className={styles.day}>{publishDate.slice(8)}</span>
        <span className={styles.month}>{monthAndYear(publishDate, language)}</span>
      </time>
      <div>
        <h2 className={styles.title}>
          <a href={href}>{title}</a> {top === '1' ? <span className={styles.pinned}>{pinned}</span> : null}
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
    </div>
  );
}
