import type { Activity } from '@bank/contract';
import { EventStatus } from '../parts/EventStatus.tsx';
import { eventPeriod } from '../parts/event-period.ts';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { eventWords } from '../../../words/personal/events/words.ts';
import styles from './EventRow.module.css';

/** One activity: its picture, how far it has come, when and where. */
export function EventRow({ activity, href }: { activity: Activity; href: string }) {
  const { language } = useSite();
  const words = useWords(eventWords);
  const { title, summary, cover, area, status } = activity;
  return (
    <article className={styles.row} data-status={status}>
      <CoverPicture cover={cover} className={styles.picture} />
      <div>
        <EventStatus activity={activity} />
        <h2 className={styles.title}>
          <a href={href}>
            <Clauses text={title} />
          </a>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.period}</dt>
            <dd>{eventPeriod(activity, language, words)}</dd>
          </div>
          {area.length === 0 ? null : (
            <div>
              <dt>{words.area}</dt>
              <dd>{words.areas(area.join(','))}</dd>
            </div>
          )}
        </dl>
      </div>
    </article>
  );
}
