import type { Article } from '@bank/contract';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import styles from './AboutPage.module.css';

export function AboutPage({ data: article }: PageProps<Article>) {
  const words = useWords();
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{article.summary}</p>
      <RichText html={article.content} tableLabel={words['article.table']} />
    </div>
  );
}
