import type { ArticleSummary } from '@bank/contract';
import { dayInData } from '../../base/format/day.ts';
import { useSite } from '../../base/state/site-context.ts';
import styles from './Related.module.css';

interface RelatedProps {
  articles: readonly ArticleSummary[];
  addressOf: (id: string) => string;
}

/** What else to read, in the margin of an article. */
export function Related({ articles, addressOf }: RelatedProps) {
  const { language, words } = useSite();
  return (
    <aside className={styles.related} aria-labelledby="related-title">
      <h2 id="related-title">{words['article.related']}</h2>
      <ul>
        {articles.map(({ id, title, publishDate }) => (
          <li key={id}>
            <a href={addressOf(id)}>{title}</a>
            <time className="num" dateTime={publishDate}>
              {dayInData(publishDate, language)}
            </time>
          </li>
        ))}
      </ul>
    </aside>
  );
}
