import { monthInProse, nameOfMonth } from '../../base/format/day.ts';
import { useSite } from '../../base/state/site-context.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { byMonth } from './by-month.ts';
import type { ListedArticle } from './listed-article.ts';
import styles from './MonthRuns.module.css';

interface MonthRunsProps<Listed extends ListedArticle> {
  articles: readonly Listed[];
  hrefOf: (article: Listed) => string;
}

/** A page of a list, its months in the margin. */
export function MonthRuns<Listed extends ListedArticle>({ articles, hrefOf }: MonthRunsProps<Listed>) {
  const { language, words } = useSite();
  return byMonth(articles).map(({ month, articles: run }) => (
    <section key={run[0]?.id} className={styles.month} aria-label={monthInProse(month, language)}>
      <p className={styles.name} aria-hidden="true">
        <b>{nameOfMonth(month, language)}</b> {month.slice(0, 4)}
      </p>
      <ol>
        {run.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} href={hrefOf(article)} pinned={words['news.pinned']} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
