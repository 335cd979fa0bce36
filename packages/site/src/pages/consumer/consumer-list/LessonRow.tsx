import type { EduItem } from '@bank/contract';
import { dayInData } from '../../../base/format/day.ts';
import { EduFacts } from '../parts/EduFacts.tsx';
import { EduPicture } from '../parts/EduPicture.tsx';
import { zoneEntry } from '../parts/zone-address.ts';
import { useSite } from '../../../base/state/site-context.ts';
import styles from './LessonRow.module.css';

/** One lesson: its picture, for whom it is, what it says. */
export function LessonRow({ item }: { item: EduItem }) {
  const { language } = useSite();
  return (
    <div className={styles.row}>
      <EduPicture item={item} />
      <div>
        <EduFacts item={item} />
        <h2 className={styles.title}>
          <a href={zoneEntry(item)}>{item.title}</a>
        </h2>
        <p className={styles.summary}>{item.summary}</p>
        <time className={styles.date} dateTime={item.publishDate}>
          {dayInData(item.publishDate, language)}
        </time>
      </div>
    </div>
  );
}
