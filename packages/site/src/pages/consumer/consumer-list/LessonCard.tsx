import type { EduItem } from '@bank/contract';
import { dayInData } from '../../../base/format/day.ts';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { EduFacts } from '../parts/EduFacts.tsx';
import { EduPicture } from '../parts/EduPicture.tsx';
import { zoneEntry } from '../parts/zone-address.ts';
import { useSite } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './LessonCard.module.css';

/** One lesson: its picture, for whom it is, what it says. */
export function LessonCard({ item }: { item: EduItem }) {
  const to = useAddress();
  const { language } = useSite();
  return (
    <article className={styles.card}>
      <EduPicture item={item} isWhole />
      <div>
        <div className={styles.facts}>
          <EduFacts item={item} />
          <time className="num" dateTime={item.publishDate}>
            {dayInData(item.publishDate, language)}
          </time>
        </div>
        <h2 className={styles.title}>
          <a href={to(zoneEntry(item))}>
            <Clauses text={item.title} />
          </a>
        </h2>
        <p className={styles.summary}>{item.summary}</p>
      </div>
    </article>
  );
}
