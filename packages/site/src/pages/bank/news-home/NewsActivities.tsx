import type { Activity } from '@bank/contract';
import { daySpan, nameOfMonth } from '../../../base/format/day.ts';
import { Section } from '../../../parts/blocks/Section.tsx';
import { ACTIVITIES, activityPath } from '../../../parts/links/home-paths.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import { listed } from '../../../base/format/punctuation.ts';
import styles from './NewsActivities.module.css';
import { WHOLE, scheduleOf } from './schedule.ts';
import { newsHomeWords } from '../../../words/bank/news-home/words.ts';

/** What is on and to come, each on the same line of days. */
export function NewsActivities({ activities }: { activities: readonly Activity[] }) {
  const to = useAddress();
  const here = useSite();
  const { language, today } = here;
  const words = useWords(newsHomeWords);
  const { months, spans, ...line } = scheduleOf(activities, today);
  const more = words['newsHome.moreOf'](words['newsHome.activities']);
  return (
    <Section
      id="activities"
      title={words['newsHome.activities']}
      caption={words['newsHome.activitiesNote']}
      ground="surface"
      more={{ wide: more, narrow: more, url: to(ACTIVITIES) }}
    >
      <div className={styles.schedule}>
        <svg className={styles.axis} viewBox="0 0 756 26" aria-hidden="true">
          {months.map(({ day, at }) => (
            <text key={day} x={(at / WHOLE) * 756} y={14}>
              {nameOfMonth(day.slice(0, 7), language)}
            </text>
          ))}
          <circle cx={(line.today / WHOLE) * 756} cy={22} r={4} />
        </svg>
        <ul>
          {activities.map((activity, index) => (
            <li key={activity.id}>
              <div>
                <h3>
                  <a href={to(activityPath(activity.id))}>{activity.title}</a>
                </h3>
                <p>
                  {daySpan(activity.startDate, activity.endDate, here)}
                  {activity.area.length === 0 ? null : <span>{listed(activity.area, language)}</span>}
                </p>
              </div>
              <svg
                className={styles.line}
                viewBox={`0 0 ${WHOLE} 60`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                {months.map(({ day, at }) => (
                  <path key={day} className={styles.month} d={`M${at} 0V60`} />
                ))}
                <rect
                  className={styles.period}
                  data-status={activity.status}
                  x={spans[index]?.from ?? 0}
                  y={22}
                  width={Math.max((spans[index]?.to ?? 0) - (spans[index]?.from ?? 0), 4)}
                  height={16}
                />
                <path className={styles.today} d={`M${line.today} 0V60`} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
