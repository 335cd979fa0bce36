import type { ArticleSummary } from '@bank/contract';
import { shortDay } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { newsHomeWords } from '../../../words/bank/news-home/words.ts';
import styles from './Lines.module.css';

interface LinesProps {
  id: string;
  title: string;
  moreHref: string;
  articles: readonly ArticleSummary[];
  hrefOf: (article: ArticleSummary) => string;
}

/** The newest of a column, a title under the other. */
export function Lines({ id, title, moreHref, articles, hrefOf }: LinesProps) {
  const here = useSite();
  const words = useWords(newsHomeWords);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <a href={moreHref} aria-label={words['newsHome.moreOf'](title)}>
          {words['news.all']}
        </a>
      </div>
      <ul className={styles.lines}>
        {articles.map((article) => (
          <li key={article.id}>
            <a href={hrefOf(article)}>{article.title}</a>
            <p>
              {article.tags[0] === undefined ? null : <span className={styles.tag}>{article.tags[0]}</span>}
              <time dateTime={article.publishDate}>{shortDay(article.publishDate, here)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
