import type { ActivityDetail } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { EventStatus } from '../parts/EventStatus.tsx';
import { eventPeriod } from '../parts/event-period.ts';
import { Clauses } from '../../../parts/blocks/Clauses.tsx';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import head from '../../../parts/articles/article-head.module.css';
import { Attachments } from '../../../parts/articles/Attachments.tsx';
import { Neighbours } from '../../../parts/articles/Neighbours.tsx';
import { EventRules } from './EventRules.tsx';
import { eventWords } from '../../../words/personal/events/words.ts';
import styles from './EventDetailPage.module.css';

const LIST = 'eventInformationList';

export function EventDetailPage({ data: activity, record, language }: PageProps<ActivityDetail>) {
  const site = useWords();
  const words = useWords(eventWords);
  const { area, rules, status } = activity;
  const listPath = record.path.replace(/[^/]+$/, LIST);
  return (
    <article className={styles.article}>
      <header className={head.head}>
        <h1 className={head.title}>
          <Clauses text={activity.title} />
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>{words.progress}</dt>
            <dd>
              <EventStatus activity={activity} />
            </dd>
          </div>
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
        <PageTools />
      </header>
      {status === 'ENDED' ? (
        <p className={styles.ended} role="note">
          {words.endedNote}{' '}
          <TextLink variant="action" href={`${listPath}?status=CURRENT`}>
            {words.current}
          </TextLink>
        </p>
      ) : null}
      <p className={head.lead}>{activity.summary}</p>
      <RichText html={activity.content} tableLabel={site['article.table']} />
      <EventRules rules={rules} />
      <Attachments files={activity.attachments} />
      <Neighbours newer={activity.prev} older={activity.next} addressOf={(id) => `${record.path}?id=${id}`} />
    </article>
  );
}
