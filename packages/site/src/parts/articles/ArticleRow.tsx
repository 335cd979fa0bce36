import { dayInProse, shortDay } from '../../base/format/day.ts';
import { useSite } from '../../base/state/site-context.ts';
import styles from './ArticleRow.module.css';
import type { ListedArticle } from './listed-article.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface ArticleRowProps {
  article: ListedArticle;
  href: string;
  /** The word for an article that the editors keep at the head of the list. */
  pinned: string;
}

/** One article of its month's: the day large, what it is about, title and summary, and its picture. */
export function ArticleRow({ article, href, pinned }: ArticleRowProps) {
  const here = useSite();
  const { publishDate, title, summary, top, tags, changedOn } = article;
  const [subject] = tags;
  return (
    <div className={styles.row}>
      <time className={styles.day} dateTime={publishDate} aria-label={dayInProse(publishDate, here.language)}>
        {publishDate.slice(8)}
      </time>
      <div className={styles.text}>
        {subject === undefined && top !== '1' && changedOn === undefined ? null : (
          <p className={styles.subject}>
            {subject}
            {top === '1' ? <span className={styles.mark}>{pinned}</span> : null}
            {changedOn === undefined ? null : (
              <span className={styles.mark}>{here.words['news.changed'](shortDay(changedOn, here))}</span>
            )}
          </p>
        )}
        <h2 className={styles.title}>
          <a href={href}>{title}</a>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      <Thumbnail of={article} className={styles.picture} />
    </div>
  );
}
