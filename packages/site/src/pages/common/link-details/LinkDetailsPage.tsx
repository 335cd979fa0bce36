import type { SiteConfigDetail } from '@bank/contract';
import { dayInProse } from '../../../base/format/day.ts';
import { ReadingColumns } from '../../../parts/reading/ReadingColumns.tsx';
import { Changes } from '../../../parts/articles/Changes.tsx';
import { Story } from '../../../parts/articles/Story.tsx';
import { useWords } from '../../../base/state/site-context.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import styles from './LinkDetailsPage.module.css';

export function LinkDetailsPage({ data: detail, language }: PageProps<SiteConfigDetail>) {
  const words = useWords();
  const day = detail.updateTime.slice(0, 10);
  return (
    <ReadingColumns html={detail.content}>
      <Story key={detail.id} story={detail} place="text" />
      <Changes changes={detail.changes} />
      <p className={styles.updated}>
        {words['linkDetails.updated']} <time dateTime={day}>{dayInProse(day, language)}</time>
      </p>
    </ReadingColumns>
  );
}
