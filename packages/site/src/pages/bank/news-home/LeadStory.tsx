import type { ArticleSummary } from '@bank/contract';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import styles from './LeadStory.module.css';

interface LeadStoryProps {
  article: ArticleSummary;
  href: string;
  imageUrl: string | undefined;
  date: string;
}

/** The newest story with its picture. */
export function LeadStory({ article, href, imageUrl, date }: LeadStoryProps) {
  return (
    <div className={styles.lead}>
      {imageUrl === undefined ? null : (
        <img className={styles.picture} src={imageUrl} alt="" width={562} height={288} />
      )}
      <p className={styles.date}>
        <time dateTime={article.publishDate}>{date}</time>
      </p>
      <h3 className={styles.title}>
        <a href={href}>
          <Clauses text={article.title} />
        </a>
      </h3>
      <p className={styles.summary}>{article.summary}</p>
    </div>
  );
}
