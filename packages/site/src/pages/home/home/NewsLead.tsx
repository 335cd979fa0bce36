import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import type { LeadArticle } from '../parts/shown-articles.ts';
import { newsPath } from '../../../parts/articles/news-path.ts';
import { dayInData } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';
import styles from './NewsLead.module.css';

export function NewsLead({ article }: { article: LeadArticle }) {
  const { language } = useSite();
  const words = useWords(homeWords);
  return (
    <div className={styles.lead}>
      <CoverPicture cover={article.cover} />
      <p className={styles.day}>
        <time className="num" dateTime={article.publishDate}>
          {dayInData(article.publishDate, language)}
        </time>
        <span>{words['home.newsLead']}</span>
      </p>
      <h3 className={styles.title}>
        <a href={newsPath(article, language)}>
          <Clauses text={article.title} />
        </a>
      </h3>
      <p className={styles.summary}>{article.summary}</p>
    </div>
  );
}
