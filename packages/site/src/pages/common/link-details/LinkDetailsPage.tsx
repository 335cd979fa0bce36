import type { SiteConfigDetail } from '@bank/contract';
import { dayInProse } from '../../../base/format/day.ts';
import { ReadingColumns } from '../../../parts/reading/ReadingColumns.tsx';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import styles from './LinkDetailsPage.module.css';

export function LinkDetailsPage({ data: detail, language }: PageProps<SiteConfigDetail>) {
  const words = useWords();
  const day = detail.updateTime.slice(0, 10);
  return (
    <ReadingColumns html={detail.content}>
      <h1 className={styles.title}>{detail.name}</h1>
      <RichText html={detail.content} tableLabel={words['article.table']} />
      <p className={styles.updated}>
        {words['linkDetails.updated']} <time dateTime={day}>{dayInProse(day, language)}</time>
      </p>
    </ReadingColumns>
  );
}
