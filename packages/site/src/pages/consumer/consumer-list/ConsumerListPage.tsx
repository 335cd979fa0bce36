import { COLUMNS } from '@bank/contract';
import { FeedLink } from '../../../parts/lists/FeedLink.tsx';
import { ListBody, NothingHere } from '../../../parts/lists/ListBody.tsx';
import { ListPages } from '../../../parts/lists/ListPages.tsx';
import { ComplaintChannels } from '../parts/ComplaintChannels.tsx';
import { ComplaintSteps } from '../parts/ComplaintSteps.tsx';
import { zoneEntry, zoneList, type ListQuery } from '../parts/zone-address.ts';
import type { PageProps } from '../../../base/page/page-module.ts';
import { MonthRuns } from '../../../parts/articles/MonthRuns.tsx';
import { LessonCard } from './LessonCard.tsx';
import { isNarrowed, type ConsumerListData } from './load-consumer-list.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './ConsumerListPage.module.css';

/** /personal/consumerEducation/consumerList: one column, narrowed by reader, kind and keyword in the address. */
export function ConsumerListPage({ data, record, query }: PageProps<ConsumerListData>) {
  const to = useAddress();
  const words = useWords(protectionWords);
  const { columnId, found } = data;
  const chosen: ListQuery = { ...query, column: columnId };
  const { keyword } = chosen;
  return (
    <div className={styles.page}>
      {data.kind === 'lessons' || columnId !== COLUMNS.complaints ? null : (
        <div className={styles.complaint}>
          <ComplaintSteps steps={data.complaint.steps} headings="h2" />
          <ComplaintChannels channels={data.complaint.channels} />
        </div>
      )}
      <div className={styles.bar}>
        <p role="status">
          {keyword === undefined
            ? words['protection.found'](found.total)
            : words['protection.foundFor'](keyword, found.total)}
        </p>
        {isNarrowed(chosen) ? null : <FeedLink columnId={columnId} />}
      </div>
      <ListBody
        found={found}
        path={record.path}
        query={chosen}
        none={
          <NothingHere
            text={isNarrowed(chosen) ? words['protection.none'] : words['protection.empty']}
            clear={
              isNarrowed(chosen)
                ? { name: words['protection.clear'], href: to(zoneList({ column: columnId })) }
                : undefined
            }
            className={styles.none}
          />
        }
      >
        {data.kind === 'lessons' ? (
          <ol className={styles.lessons}>
            {data.found.list.map((item) => (
              <li key={item.id} data-poster={item.mediaType === 'IMAGE' ? '' : undefined}>
                <LessonCard item={item} />
              </li>
            ))}
          </ol>
        ) : (
          <MonthRuns articles={data.found.list} hrefOf={(item) => to(zoneEntry(item))} />
        )}
      </ListBody>
      <ListPages
        found={found}
        path={record.path}
        query={chosen}
        total={words['protection.total']}
        label={words['protection.pages']}
      />
    </div>
  );
}
