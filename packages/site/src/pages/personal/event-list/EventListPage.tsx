import { COLUMNS, type ActivityList } from '@bank/contract';
import { FeedLink } from '../../../parts/lists/FeedLink.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { EventCard } from './EventCard.tsx';
import { eventWords } from '../../../words/personal/events/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './EventListPage.module.css';

const DETAIL = 'eventInformationDetail';

export function EventListPage({ data, record, query }: PageProps<ActivityList>) {
  const words = useWords(eventWords);
  const { path } = record;
  const { status, keyword } = query;
  const detailPath = path.replace(/[^/]+$/, DETAIL);
  return (
    <div className={styles.page}>
      <ResultBar count={words.found(data.total)} note={<FeedLink columnId={COLUMNS.activities} />} />
      <ListBody
        found={data}
        path={path}
        query={query}
        none={
          <NothingHere
            text={
              keyword === undefined && status !== undefined
                ? words.noneOf(words.statuses[status] ?? '')
                : words.none
            }
            clear={{ name: words.clear, href: path }}
            className={styles.none}
          />
        }
      >
        {' '}
        <ol className={styles.list}>
          {data.list.map((activity) => (
            <li key={activity.id}>
              <EventCard activity={activity} href={`${detailPath}?id=${activity.id}`} />
            </li>
          ))}
        </ol>
      </ListBody>
      <ListPages found={data} path={path} query={query} total={words.total} />
    </div>
  );
}
