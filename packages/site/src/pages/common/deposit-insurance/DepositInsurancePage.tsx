import type { Article } from '@bank/contract';
import { ReadingColumns } from '../../../parts/reading/ReadingColumns.tsx';
import { Updated } from '../../../parts/reading/Updated.tsx';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { Attachments } from '../../../parts/articles/Attachments.tsx';
import { DepositInsuranceMark } from './DepositInsuranceMark.tsx';
import styles from './DepositInsurancePage.module.css';

export function DepositInsurancePage({ data: article }: PageProps<Article>) {
  const words = useWords();
  return (
    <ReadingColumns html={article.content}>
      <header className={styles.head}>
        <DepositInsuranceMark />
        <Updated at={article.publishDate} />
      </header>
      <RichText html={article.content} tableLabel={words['article.table']} />
      <Attachments files={article.attachments} />
    </ReadingColumns>
  );
}
