import type { ActivityDetail } from '@bank/contract';
import { TextLink } from '@bank/ui';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { Attachments } from '../../../parts/articles/Attachments.tsx';
import { Changes } from '../../../parts/articles/Changes.tsx';
import { Story } from '../../../parts/articles/Story.tsx';
import { Neighbours } from '../../../parts/articles/Neighbours.tsx';
import { EventRules } from './EventRules.tsx';
import { eventWords } from '../../../words/personal/events/words.ts';
import styles from './EventDetailPage.module.css';

const LIST = 'eventInformationList';

export function EventDetailPage({ data: activity, record }: PageProps<ActivityDetail>) {
  const words = useWords(eventWords);
  const { rules, status } = activity;
  const listPath = record.path.replace(/[^/]+$/, LIST);
  return (
    <article className={styles.article}>
      {status === 'ENDED' ? (
        <p className={styles.ended} role="note">
          {words.endedNote}{' '}
          <TextLink variant="action" href={`${listPath}?status=CURRENT`}>
            {words.current}
          </TextLink>
        </p>
      ) : null}
      <Story key={activity.id} story={activity}>
        <EventRules rules={rules} />
      </Story>
      <Changes changes={activity.changes} />
      <Attachments files={activity.attachments} />
      <Neighbours
        newer={activity.prev}
        older={activity.next}
        addressOf={(id) => `${record.path}?id=${id}`}
        isBand
      />
    </article>
  );
}
