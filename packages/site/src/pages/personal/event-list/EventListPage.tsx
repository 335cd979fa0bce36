import { ACTIVITY_STATUSES, type ActivityList } from '@bank/contract';
import { Filters } from '../../../parts/lists/filters/Filters.tsx';
import { ResultBar } from '../../../parts/lists/filters/ResultBar.tsx';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';
import { ChoiceLinks } from '../../../parts/lists/ChoiceLinks.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { EventRow } from './EventRow.tsx';
import { eventWords } from '../../../words/personal/events/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import styles from './EventListPage.module.css';

const DETAIL = 'eventInformationDetail';

export function EventListPage({ data, record, query }: PageProps<ActivityList>) {
  const words = useWords(eventWords);
  const { path } = record;
  const { status } = query;
  const detailPath = path.replace(/[^/]+$/, DETAIL);
  const keyword = {
    name: 'keyword',
    label: words.keyword,
    placeholder: words.placeholder,
    value: query['keyword'] ?? '',
  };
  return (
    <div className={styles.page}>
      <div data-stay="" className={styles.tabs}>
        <ChoiceLinks
          label={words.statusLabel}
          look="tabs"
          choices={[undefined, ...ACTIVITY_STATUSES].map((one) => ({
            name: words.statusWithCount(words.statuses[one ?? 'ALL'] ?? '', data.counts[one ?? 'ALL']),
            href: addressWith(path, query, { status: one }),
            isCurrent: status === one,
          }))}
        />
      </div>
      <Filters path={path} query={query} fields={{ status }} keyword={keyword} groups={[]} words={words} />
      <ResultBar count={words.found(data.total)} />
      <ListBody
        found={data}
        path={path}
        query={query}
        none={
          <NothingHere
            text={
              keyword.value === '' && status !== undefined
                ? words.noneOf(words.statuses[status] ?? '')
                : words.none
            }
            className={styles.none}
          />
        }
      >
        {' '}
        <ol className={styles.list}>
          {data.list.map((activity) => (
            <li key={activity.id}>
              <EventRow activity={activity} href={`${detailPath}?id=${activity.id}`} />
            </li>
          ))}
        </ol>
      </ListBody>
      <ListPages found={data} path={path} query={query} total={words.total} />
    </div>
  );
}
