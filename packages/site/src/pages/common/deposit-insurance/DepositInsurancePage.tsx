import type { Article } from '@bank/contract';
import { dayInProse } from '../../../base/format/day.ts';
import { ReadingColumns } from '../../../parts/reading/ReadingColumns.tsx';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { Attachments } from '../../../parts/articles/Attachments.tsx';
import { DepositInsuranceMark } from './DepositInsuranceMark.tsx';
import styles from './DepositInsurancePage.module.css';

export function DepositInsurancePage({ data: article, language }: PageProps<Article>) {
  const words = useWords();
  return (
    <ReadingColumns html={article.content}>
      <header className={styles.head}>
        <DepositInsuranceMark />
        <div>
          <p className={styles.summary}>{article.summary}</p>
          <p className={styles.updated}>
            {words['linkDetails.updated']}{' '}
            <time dateTime={article.publishDate}>{dayInProse(article.publishDate, language)}</time>
          </p>
        </div>
      </header>
      <RichText html={article.content} tableLabel={words['article.table']} />
      <Attachments files={article.attachments} />
    </ReadingColumns>
  );
}
