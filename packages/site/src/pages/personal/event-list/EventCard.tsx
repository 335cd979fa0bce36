import type { Activity } from '@bank/contract';
import { EventStatus } from '../parts/EventStatus.tsx';
import { eventPeriod } from '../parts/event-period.ts';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { CoverPicture } from '../../../parts/blocks/CoverPicture.tsx';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { eventWords } from '../../../words/personal/events/words.ts';
import styles from './EventCard.module.css';

/** One activity: its picture with how far it has come, what it is, when and where. */
export function EventCard({ activity, href }: { activity: Activity; href: string }) {
  const { language } = useSite();
  const words = useWords(eventWords);
  const { title, summary, cover, area, status } = activity;
  return (
    <article className={styles.card} data-status={status}>
      <div className={styles.picture}>
        <CoverPicture cover={cover} />
        <p className={styles.status}>
          <EventStatus activity={activity} />
        </p>
      </div>
      <div>
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
